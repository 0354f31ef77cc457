import { currencies } from "schemas/names";
import * as z from "zod";

export const REMEMBERED_MS = 30 * 24 * 3_600_000;
/** A session that is not remembered ends with the browser, and at the latest after this time. */
const UNREMEMBERED_MS = 24 * 3_600_000;

/** The content of the sealed cookie. */
export const SealedSession = z.object({
  /** The operator's bearer token. */
  token: z.string(),
  /** Identifies this sign-in; revoked at logout. */
  id: z.string(),
  /** The operator's own id of the member; absent if the operator did not return it in time. */
  memberId: z.string().optional(),
  /** The member's currency, if the profile said one. */
  currency: z.enum(currencies).optional(),
  /** The name typed at the sign-in, for when the session ends; absent if long, and in cookies of earlier releases. */
  username: z.string().optional(),
  isRemembered: z.boolean(),
  signedInAt: z.number(),
  /** Since when the store had kept its data then; absent if it was away, and in cookies of earlier releases. */
  storeBornAt: z.number().optional(),
});
export type SealedSession = z.output<typeof SealedSession>;

/** The session's life from its sign-in, in ms. */
export function lifeMs({ isRemembered }: Pick<SealedSession, "isRemembered">): number {
  return isRemembered ? REMEMBERED_MS : UNREMEMBERED_MS;
}

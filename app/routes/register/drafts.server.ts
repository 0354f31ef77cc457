import * as z from "zod";
import type { RequestContext } from "~/context";
import { readChunks, writeChunks } from "~/cookies/cookie.server";
import type { Seal } from "~/session/seal.server";
import { type Draft, steps } from "./draft";

/** Counted from the last step. */
const LIFE_MS = 30 * 60_000;

/** Of a notice; the operator may write any length. */
const LONGEST_MESSAGE = 500;

const SealedDraft = z.object({
  savedAt: z.number(),
  draft: z.object({
    username: z.string().optional(),
    otp: z
      .union([
        z.enum(["off", "verified"]),
        z.object({
          token: z.string(),
          ref: z.string().optional(),
          resendAt: z.number(),
          isRefused: z.boolean().optional(),
        }),
      ])
      .optional(),
    profile: z
      .object({
        name: z.string(),
        sourceCode: z.string().optional(),
        inviteCode: z.string().optional(),
      })
      .optional(),
    password: z.string().optional(),
    bank: z.record(z.string(), z.string()).optional(),
    notice: z.object({ step: z.enum(steps), isGood: z.boolean(), message: z.string() }).optional(),
    isRegistered: z.boolean().optional(),
    registered: z.object({ name: z.string(), bankCode: z.string(), account: z.string() }).optional(),
  }) satisfies z.ZodType<Draft>,
});

/** Registrations in progress, each in a sealed, httpOnly cookie. */
export interface Drafts {
  /** An empty draft if there is none, it is too old or it is not ours. */
  read(request: Request): Promise<Draft>;
  /** Headers that store the draft. */
  write(draft: Draft): Promise<Headers>;
}

interface DraftSettings {
  seal: Seal;
  isSecure: boolean;
  now?: () => number;
}

export function draftsOf({ seals, isSecure }: Pick<RequestContext, "seals" | "isSecure">): Drafts {
  return createDrafts({ seal: seals("register-draft"), isSecure });
}

export function createDrafts({ seal, isSecure, now = Date.now }: DraftSettings): Drafts {
  const name = isSecure ? "__Host-register-draft" : "register-draft";

  async function headersFor(draft: Draft): Promise<Headers> {
    const value = await seal.close({ savedAt: now(), draft });
    return writeChunks({ name, value, isSecure, maxAgeMs: LIFE_MS });
  }

  async function headersIfFits(draft: Draft): Promise<Headers | undefined> {
    try {
      return await headersFor(draft);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return undefined;
    }
  }

  return {
    async read(request) {
      const sealed = readChunks(request, name);
      if (sealed === null) return {};
      const found = SealedDraft.safeParse(await seal.open(sealed)).data;
      return found && now() - found.savedAt < LIFE_MS ? found.draft : {};
    },
    async write(draft) {
      const short = withShortNotice(draft);
      // The longest allowed names may exceed the cookie's size; they can be typed again.
      const { bank: _, ...smaller } = short;
      const { notice: __, ...smallest } = smaller;
      return (await headersIfFits(short)) ?? (await headersIfFits(smaller)) ?? headersFor(smallest);
    },
  };
}

function withShortNotice(draft: Draft): Draft {
  const { notice } = draft;
  if (notice === undefined) return draft;
  return { ...draft, notice: { ...notice, message: notice.message.slice(0, LONGEST_MESSAGE) } };
}

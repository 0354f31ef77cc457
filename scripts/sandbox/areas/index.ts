import type { EndpointName } from "schemas/contract";
import { account } from "./account";
import type { AllHandlers, Call } from "./handlers";
import { lookup } from "./lookup";
import { otp } from "./otp";
import { profileChanges } from "./profile-changes";
import { registration } from "./registration";
import { statement } from "./statement";
import { wallet } from "./wallet";

/** What this operator answers. Total once every area is served; the rest of the contract is 501 until then. */
export const handlers = {
  lookup,
  account: { ...account, ...registration, ...profileChanges },
  otp,
  wallet,
  statement,
} satisfies Partial<AllHandlers>;

type ErasedHandler = (input: object, call: Call) => unknown;

/** The handler of a row of the contract, if it is served. Its input must have passed that row's body schema. */
export function findHandler(name: EndpointName): ErasedHandler | undefined {
  const [area, call] = name.split(".") as [string, string];
  const areas: Record<string, Record<string, unknown> | undefined> = handlers;
  return areas[area]?.[call] as ErasedHandler | undefined;
}

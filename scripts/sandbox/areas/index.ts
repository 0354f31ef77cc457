import type { EndpointName } from "schemas/contract";
import type { Call } from "../call";
import { account } from "./account";
import { autologin } from "./autologin";
import { bonus } from "./bonus";
import { chat } from "./chat";
import { gameAccounts } from "./game-accounts";
import type { AllHandlers } from "./handlers";
import { invite } from "./invite";
import { lookup } from "./lookup";
import { otp } from "./otp";
import { profileChanges } from "./profile-changes";
import { promotion } from "./promotion";
import { qrcode } from "./qrcode";
import { refund } from "./refund";
import { registration } from "./registration";
import { spinwheel } from "./spinwheel";
import { statement } from "./statement";
import { wallet } from "./wallet";

/** The handlers of all areas. A call of the contract without a handler gets 501. */
export const handlers = {
  lookup,
  account: { ...account, ...registration, ...profileChanges },
  otp,
  wallet: { ...wallet, ...gameAccounts },
  statement,
  autologin,
  bonus,
  promotion,
  invite,
  refund,
  spinwheel,
  qrcode,
  chat,
} satisfies Partial<AllHandlers>;

type ErasedHandler = (input: object, call: Call) => unknown;

/** The handler of an endpoint, if there is one. Its input must already match the endpoint's body schema. */
export function findHandler(name: EndpointName): ErasedHandler | undefined {
  const [area, call] = name.split(".") as [string, string];
  const areas: Record<string, Record<string, unknown> | undefined> = handlers;
  return areas[area]?.[call] as ErasedHandler | undefined;
}

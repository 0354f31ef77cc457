import type { Contract, EndpointName } from "schemas/contract";
import type { Call } from "../state/call";
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

/** The handlers of all areas. A call of the contract without a handler does not compile. */
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
} satisfies AllHandlers;

type ErasedHandler = (input: object, call: Call) => unknown;

/** The handler of an endpoint. Its input must already match the endpoint's body schema. */
export function findHandler(name: EndpointName): ErasedHandler {
  const [area, call] = name.split(".") as [keyof Contract, string];
  const calls: Record<string, unknown> = handlers[area];
  return calls[call] as ErasedHandler;
}

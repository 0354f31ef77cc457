import { type Finding, noted } from "../deviation";
import type { Reply } from "../talk/reply";

/** Whether an answer repeats the secret that was sent with its request. A game's link may hold the account's. */
export function echoes({ text, name, secret }: Reply): Finding[] {
  if (name.startsWith("autologin.") || !secret || !text.includes(secret)) return [];
  const contract = "neither token nor password, which logs and caches would keep";
  return [noted("(answer)", "a token or password that was sent", contract, "nothing: it is not passed on")];
}

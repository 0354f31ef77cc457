import type { Satang } from "schemas/amount";
import type { PayeeAccount } from "./offer.server";

/** What the primary button does for the chosen way; `done` leads home, where the money will be. */
export const acts = ["create", "show", "slip", "done", "send"] as const;
export type Act = (typeof acts)[number];

/** The hours for slips; absent if unknown. */
export interface SlipHours {
  isOpen: boolean;
  from?: string;
  until?: string;
}

interface Row {
  act: Act;
  /** What the form sends for it (`wayValue`). */
  value: string;
}

/** A QR code of one provider's account. */
export interface CodeWay extends Row {
  kind: "code";
  bank: string;
  /** Whom it pays, where another account has the same code. */
  apart?: string;
  minimum: Satang;
  quickAmounts: readonly Satang[];
  /** The code that can be paid now. */
  open?: { amount?: Satang; until?: string };
}

/** A transfer to one of the operator's accounts. */
export interface BankWay extends Row {
  kind: "bank";
  accounts: readonly PayeeAccount[];
  /** Undefined if the brand accepts no slips. */
  slips?: SlipHours;
}

/** A transfer to an account that the member asks for first. */
export interface AskedWay extends Row {
  kind: "asked";
  /** Undefined if the brand accepts no slips. */
  slips?: SlipHours;
}

/** By the mode of the operator's first wallet (specification, section 2). */
export interface NumberWay extends Row {
  kind: "number";
  number: string;
  username: string;
}

export interface LinkWay extends Row {
  kind: "link";
  minimum: Satang;
}

export type Way = CodeWay | BankWay | AskedWay | NumberWay | LinkWay;

/** A way as a form's value: what to do, and for which account. */
export function wayValue(act: Act, facts: Record<string, string>): string {
  return `${act}?${new URLSearchParams(facts)}`;
}

function readWay(value: string): { act: string; facts: URLSearchParams } {
  const [act = "", facts = ""] = value.split("?", 2);
  return { act, facts: new URLSearchParams(facts) };
}

/** The way that a form has sent, in its two parts; both are empty if it has sent none. */
export function chosenWay(typed: FormData): { act: string; facts: URLSearchParams } {
  return readWay(String(typed.get("way") ?? ""));
}

/** Names the way whatever can be done with it now. */
export function wayKey(value: string): string {
  return readWay(value).facts.toString();
}

import type { EndpointName } from "schemas/contract";
import type { OperatorClient, TestMember } from "../contract/operator-under-test";
import type { Visitor } from "./visitor";

export type ShownState = "done" | "accepted" | "refused" | "checking" | "unknown" | "contact";

/** What a member gets for a posted form: a page, or the way to one. */
export interface FormReply {
  status: number;
  to: string | undefined;
  text: string;
}

/** A money form as a member without JavaScript posts it. Tests over the table below prove a property for every form. */
export interface MoneyForm {
  name: string;
  endpoint: EndpointName;
  path: string;
  /** Its button's `do`, on a page with several forms. */
  button?: string;
  /** Loads the form and returns its intent, if the form is not on the page from the start. */
  draw?(visitor: Visitor): Promise<string>;
  /** Settings of the sandbox's cashier. */
  cashier?: object;
  /** Settings of the sandbox. */
  settings?: object;
  /** The member who uses the form. */
  member: object;
  /** The values of its fields for an amount; a one-time value is created at the operator. */
  fields(amount: number, client: OperatorClient, member: TestMember): Promise<Record<string, string>>;
  /** Posts it, where fields alone do not. */
  send?(visitor: Visitor, fields: Record<string, string>): Promise<FormReply>;
  /** The outcome shown once it has happened. */
  happened: ShownState;
  /** The outcome shown if it did not happen and that cannot be proven; by default it is shown as refused. */
  undecided?: ShownState;
  /** What must exist before the form can be loaded. */
  prepare?(client: OperatorClient, member: TestMember): Promise<unknown>;
  /** How much it has moved so far by the operator's ledger; throws if that does not balance. */
  moved(client: OperatorClient, member: TestMember): Promise<number>;
}

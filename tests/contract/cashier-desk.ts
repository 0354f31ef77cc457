import aes from "crypto-js/aes.js";
import type { Answer, OperatorClient, TestMember } from "./operator-under-test";

export interface Transfer {
  reference: string;
  amount: number;
  png: string;
  jpg: string;
}

/** A bank transfer, by default from the member's own account to the operator's first one. */
export function transferOf(
  operator: OperatorClient,
  { username }: Pick<TestMember, "username">,
  wanted: object = {},
): Promise<Transfer> {
  return operator.control("POST", "/transfers", { username, amount: 100, ...wanted });
}

/** The sample slip of a transfer. */
export async function slipOf(
  transfer: Transfer,
  { type = "png", query = {} }: { type?: "png" | "jpg"; query?: Record<string, string> } = {},
): Promise<File> {
  const response = await fetch(`${transfer[type]}?${new URLSearchParams(query)}`);
  return new File([await response.arrayBuffer()], `slip.${type}`, {
    type: response.headers.get("content-type") ?? "",
  });
}

export function upload(operator: OperatorClient, member: TestMember, file: File): Promise<Answer> {
  return operator.call("wallet.slip", { file }, member);
}

export interface ListedSlip {
  createdAt: string;
  amount?: number;
  status: string;
  note?: string;
  link?: string;
  reference: string;
}

export async function slipsOf(operator: OperatorClient, member: TestMember): Promise<ListedSlip[]> {
  const { body } = await operator.call("statement.slips", { page: 1, limit: 100 }, member);
  return (body as { slips: ListedSlip[] }).slips;
}

export function voucherOf(operator: OperatorClient, amount: number): Promise<{ code: string; link: string }> {
  return operator.control("POST", "/vouchers", { amount });
}

/** Encrypted as the app's server does it. */
export function encryptedLink(link: string, key = "sandbox"): string {
  return aes.encrypt(link, key).toString();
}

export function refused(message: string, status = 400): Answer {
  return { status, body: { message } };
}

interface Entry {
  statementType: string;
  status: string;
  from?: string;
  to?: string;
  amount: number;
  createdAt: string;
}

/** Newest first. */
export async function entriesOf(operator: OperatorClient, member: TestMember): Promise<Entry[]> {
  const { body } = await operator.call("statement.list", { page: 1, limit: 100 }, member);
  return (body as { statements: Entry[] }).statements;
}

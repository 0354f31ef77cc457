import type { OperatorClient, TestMember } from "../contract/operator-under-test";
import { sendForm } from "./money-forms";
import type { Visitor } from "./visitor";

const DEPOSIT = "/user/home/deposit";

/** A member who can deposit in every way: accounts, QR codes and gift links. */
export async function depositor(client: OperatorClient, wanted: object = {}): Promise<TestMember> {
  const member = await client.member({ walletAmount: 0, ...wanted });
  const wallets = [{ mode: "LINK", walletAccountName: "0998765432" }];
  await client.control("POST", "/deposit", { username: member.username, wallets });
  return member;
}

/** Loads the deposit screen and returns its intent for a code or for a gift link. */
export function drawDeposit(visitor: Visitor, way: "qr" | "gift"): Promise<string> {
  return visitor.hiddenField(DEPOSIT, "intent", way === "qr" ? "create" : "send");
}

/** Posts the form. Returns where it redirects, or the status if it does not. */
export function sendDeposit(visitor: Visitor, fields: Record<string, string>): Promise<string> {
  return sendForm(visitor, { path: DEPOSIT }, fields);
}

export const qrFields = (intent: string, bankCode = "KBANK", amount = "100.00") => ({
  do: "create",
  intent,
  bankCode,
  account: "0",
  amount,
});

export const giftFields = (link: string) => ({ do: "send", link });

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

/** Loads the deposit screen and returns the intent of one of its forms. */
export async function drawDeposit(visitor: Visitor, form: "qr" | "gift"): Promise<string> {
  const html = await (await visitor.get(DEPOSIT)).text();
  const [, drawn = ""] = html.split(` id="${form}"`);
  const intent = /name="intent"[^>]*value="([^"]+)"/.exec(drawn)?.[1];
  if (intent === undefined) throw new Error(`no ${form} form on ${DEPOSIT}: ${html.slice(0, 300)}`);
  return intent;
}

/** Posts one of the forms. Returns where it redirects, or the status if it does not. */
export function sendDeposit(visitor: Visitor, fields: Record<string, string>): Promise<string> {
  return sendForm(visitor, { path: DEPOSIT }, fields);
}

export const qrFields = (intent: string, bankCode = "KBANK", amount = "100.00") => ({
  intent,
  bankCode,
  amount,
  do: "create",
});

import { randomBytes } from "node:crypto";
import { toSatang } from "../money/amount";
import type { Sandbox } from "../state/sandbox";
import { type BankTransfer, insertTransfer, type SlipReason } from "../store/bank-transfers";
import type { Member } from "../store/members";

export interface Account {
  bank: string;
  name: string;
  number: string;
}

interface NewTransfer {
  from: Account;
  to: Account;
  /** In the member's currency. */
  amount: number;
  at?: string | undefined;
  answer?: SlipReason | undefined;
}

export function accountOf({ bankCode, bankAccountName, bankAccountNo }: Member): Account {
  return { bank: bankCode, name: bankAccountName, number: bankAccountNo };
}

/** The first account in the look-up that can receive money. */
export function firstOfferedAccount({ cashier }: Sandbox, username: string | null): Account | undefined {
  const bank = cashier.of(username).deposit.banks.find(({ bankAccountNo }) => Boolean(bankAccountNo));
  return bank && { bank: bank.bankCode, name: bank.bankAccountName ?? "", number: bank.bankAccountNo ?? "" };
}

/** A transfer between two bank accounts. It changes nothing at the operator. */
export function makeTransfer({ database, clock }: Sandbox, wanted: NewTransfer): BankTransfer {
  const at = wanted.at ?? clock.now();
  const moment = at.replace(/\D/g, "").slice(0, 14);
  const transfer: BankTransfer = {
    reference: `${moment}${randomBytes(5).toString("hex").toUpperCase()}`,
    createdAt: at,
    amount: toSatang(wanted.amount),
    fromBank: wanted.from.bank,
    fromName: wanted.from.name,
    fromNumber: wanted.from.number,
    toBank: wanted.to.bank,
    toName: wanted.to.name,
    toNumber: wanted.to.number,
    answer: wanted.answer ?? null,
  };
  insertTransfer(database, transfer);
  return transfer;
}

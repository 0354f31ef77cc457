import type { errorGroups } from "schemas/contract/errors";
import type { Database } from "./database";

export type SlipReason = (typeof errorGroups.slipReason)[number];

/** A transfer between two bank accounts, as the banks record it. */
export interface BankTransfer {
  reference: string;
  createdAt: string;
  /** In satang. */
  amount: number;
  fromBank: string;
  fromName: string;
  fromNumber: string;
  toBank: string;
  toName: string;
  toNumber: string;
  /** The bank's reply when asked about this transfer, if it is not the truth. */
  answer: SlipReason | null;
}

export function insertTransfer(database: Database, transfer: BankTransfer): void {
  database.run(
    `insert into bankTransfers
     (reference, createdAt, amount, fromBank, fromName, fromNumber, toBank, toName, toNumber, answer)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    transfer.reference,
    transfer.createdAt,
    transfer.amount,
    transfer.fromBank,
    transfer.fromName,
    transfer.fromNumber,
    transfer.toBank,
    transfer.toName,
    transfer.toNumber,
    transfer.answer,
  );
}

export function findTransfer(database: Database, reference: string): BankTransfer | undefined {
  return database.one<BankTransfer>("select * from bankTransfers where reference = ?", reference);
}

/** Newest first. */
export function listTransfers(database: Database, limit: number): BankTransfer[] {
  return database.all<BankTransfer>(
    "select * from bankTransfers order by createdAt desc, reference desc limit ?",
    limit,
  );
}

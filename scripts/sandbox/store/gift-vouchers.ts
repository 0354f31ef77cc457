import type { Database } from "./database";

export interface GiftVoucher {
  code: string;
  /** In satang. */
  amount: number;
  createdAt: string;
  redeemedBy: number | null;
  redeemedAt: string | null;
}

export function insertVoucher(
  database: Database,
  voucher: Pick<GiftVoucher, "code" | "amount" | "createdAt">,
): void {
  database.run(
    "insert into giftVouchers (code, amount, createdAt) values (?, ?, ?)",
    voucher.code,
    voucher.amount,
    voucher.createdAt,
  );
}

export function findVoucher(database: Database, code: string): GiftVoucher | undefined {
  return database.one<GiftVoucher>("select * from giftVouchers where code = ?", code);
}

/** Returns false if the voucher was redeemed before. */
export function redeemVoucher(database: Database, code: string, memberId: number, at: string): boolean {
  const { changes } = database.run(
    "update giftVouchers set redeemedBy = ?, redeemedAt = ? where code = ? and redeemedBy is null",
    memberId,
    at,
    code,
  );
  return changes === 1;
}

/** Newest first. */
export function listVouchers(database: Database, limit: number): GiftVoucher[] {
  return database.all<GiftVoucher>("select * from giftVouchers order by createdAt desc, code limit ?", limit);
}

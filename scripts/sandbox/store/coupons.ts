import { randomBytes } from "node:crypto";
import type { Database } from "./database";

/** What a spin won, claimed or not. */
export interface Coupon {
  id: number;
  uid: string;
  memberId: number;
  /** The code of the wheel's slice. */
  prize: string;
  name: string;
  /** How many of this prize. */
  amount: number;
  wonAt: string;
  claimedAt: string | null;
}

/** The most coupons in a member's table: the newest ones. */
const LISTED = 300;

export function insertCoupon(database: Database, coupon: Omit<Coupon, "id" | "uid">): string {
  const uid = randomBytes(12).toString("hex");
  database.run(
    "insert into coupons (uid, memberId, prize, name, amount, wonAt, claimedAt) values (?, ?, ?, ?, ?, ?, ?)",
    uid,
    coupon.memberId,
    coupon.prize,
    coupon.name,
    coupon.amount,
    coupon.wonAt,
    coupon.claimedAt,
  );
  return uid;
}

/** Newest first. */
export function couponsOf(database: Database, memberId: number): Coupon[] {
  return database.all<Coupon>(
    "select * from coupons where memberId = ? order by id desc limit ?",
    memberId,
    LISTED,
  );
}

export function findCoupon(database: Database, memberId: number, uid: string): Coupon | undefined {
  return database.one<Coupon>("select * from coupons where uid = ? and memberId = ?", uid, memberId);
}

export function markClaimed(database: Database, id: number, at: string): void {
  database.run("update coupons set claimedAt = ? where id = ?", at, id);
}

/** Changes the coins in the database itself, so that two simultaneous spins cannot both use the last one. */
export function addCoins(database: Database, memberId: number, change: number): void {
  database.run("update members set coin = coin + ? where id = ?", change, memberId);
}

export function coinsOf(database: Database, memberId: number): number {
  return database.one<{ coin: number }>("select coin from members where id = ?", memberId)?.coin ?? 0;
}

/** Sets the prize that the member's next spin wins. */
export function setNextPrize(database: Database, memberId: number, prize: string): void {
  database.run("insert or replace into nextPrizes (memberId, prize) values (?, ?)", memberId, prize);
}

/** Returns the prize that was set for the next spin and removes it. */
export function takeNextPrize(database: Database, memberId: number): string | undefined {
  const found = database.one<{ prize: string }>("select prize from nextPrizes where memberId = ?", memberId);
  if (found) database.run("delete from nextPrizes where memberId = ?", memberId);
  return found?.prize;
}

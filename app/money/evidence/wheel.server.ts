import { MOST_ROWS } from "schemas/contract/leniency";
import * as z from "zod";
import type { IntentRecord } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import type { Finding } from "./effect";

/** A longer coupon list is not kept and proves nothing. */
const MOST_COUPONS = 300;

const Prize = z.object({ id: z.string(), name: z.string() });
export const Wheel = z.object({ coins: z.number(), coupons: z.array(Prize) });
type Wheel = z.output<typeof Wheel>;

/**
 * `isOpen`: it can be claimed, as far as the list shows. `listed`: the number of coupons in the list, whether or not
 * this one is among them.
 */
export const Coupon = z.object({
  name: z.string(),
  isOpen: z.boolean(),
  isListed: z.boolean(),
  listed: z.number(),
  /** The ids of the others; absent if there are too many. */
  others: z.array(z.string()).optional(),
});
type Coupon = z.output<typeof Coupon>;

const LONGEST_NAME = 200;

/** A coupon as the operator lists it; only the fields that we use. */
export interface ListedCoupon {
  _id: string;
  prize: { name?: string | undefined; slice?: string | { code?: string; label: string } | undefined };
  /** Null if it cannot be read. */
  amount?: number | null | undefined;
  claimed?: boolean | undefined;
}

/** Whether the coupon can still be claimed. */
export function isOpen({ claimed }: ListedCoupon): boolean {
  return claimed !== true;
}

/** What a coupon is worth, in the operator's words: `2 × 50 baht`. */
export function couponName({ prize: { name, slice }, amount }: ListedCoupon): string {
  const label = name ?? (typeof slice === "object" ? slice.label : slice) ?? "";
  return ((amount ?? 1) === 1 ? label : `${amount} × ${label}`).slice(0, LONGEST_NAME);
}

/** The coins and coupons that a spin changes; null if there are too many coupons, or some cannot be read. */
export async function seenWheel(operator: Operator): Promise<Wheel | null> {
  const [{ result }, { coupons, omitted }] = await Promise.all([
    operator.spinwheel.setup(),
    operator.spinwheel.coupons(),
  ]);
  const open = coupons.filter(isOpen);
  if (open.length > MOST_COUPONS || omitted.length > 0) return null;
  const listed = open.map((coupon) => ({ id: coupon._id, name: couponName(coupon) }));
  return { coins: result.userCoin, coupons: listed };
}

/**
 * A spin costs a coin and may bring a coupon. An unchanged number of coins proves nothing, because the prize may have
 * been a coin. Of so many spins all happened if each has cost its coin.
 */
export function judgeSpin(earlier: Wheel, seen: Wheel, spins = 1): Finding | null {
  const spent = earlier.coins - seen.coins;
  if (spent <= 0) return null;
  return spent === spins && freshCoupons(earlier, seen).length <= spins ? "done" : "ambiguous";
}

/** The prize, if it became a coupon: its name, and the remaining coins. */
export function prizeSeen(
  earlier: Wheel,
  seen: Wheel,
): { code: string; label: string; remaining: number } | undefined {
  const [only] = freshCoupons(earlier, seen);
  return only && { code: "", label: only.name, remaining: seen.coins };
}

function freshCoupons(earlier: Wheel, seen: Wheel): Wheel["coupons"] {
  const known = new Set(earlier.coupons.map(({ id }) => id));
  return seen.coupons.filter(({ id }) => !known.has(id));
}

/**
 * One coupon of the member's list; not open if it is claimed or no longer listed. Null if it may be one that cannot be
 * read, or if it has a count that cannot be.
 */
export async function seenCoupon(operator: Operator, id: string): Promise<Coupon | null> {
  const { coupons, omitted } = await operator.spinwheel.coupons();
  const coupon = coupons.find(({ _id }) => _id === id);
  const listed = coupons.length + omitted.length;
  const ids = coupons.map(({ _id }) => _id).filter((other) => other !== id);
  const others = omitted.length > 0 || ids.length > MOST_COUPONS ? undefined : ids;
  if (coupon ? coupon.amount === null : omitted.length > 0) return null;
  if (!coupon) return { name: "", isOpen: false, isListed: false, listed, others };
  return { name: couponName(coupon), isOpen: isOpen(coupon), isListed: true, listed, others };
}

/**
 * A coupon that was open and no longer is was claimed; one that is no longer listed was claimed if no other is missing
 * but those that other claims may have taken. A coupon that was not listed before proves nothing.
 */
export function judgeClaim(
  earlier: Coupon,
  seen: Coupon,
  isOthers: (id: string) => boolean = () => false,
): Finding | null {
  if (!earlier.isListed) return null;
  if (!earlier.isOpen) return "untouched";
  // Its name tells how many there are: of several, one may have been claimed.
  if (seen.isOpen) return seen.name === earlier.name ? "untouched" : "ambiguous";
  if (seen.isListed) return "done";
  const { others = [] } = seen;
  const isRest = earlier.others?.every((id) => others.includes(id) || isOthers(id));
  // Of a list that was too long to be read, more may be missing.
  const isOneLess = earlier.listed <= MOST_ROWS && seen.listed === earlier.listed - 1;
  return (isRest ?? isOneLess) ? "done" : "ambiguous";
}

/** The coupon that a claim may have taken from the list. */
export function claimedBy({ state, judgedAt }: IntentRecord, coupon: string | undefined): string[] {
  const isRefused = state === "refused" && judgedAt === undefined;
  return coupon === undefined || isRefused ? [] : [coupon];
}

/** What the coupon was worth when its claim was sent; empty if the list could not be read. */
export function claimedName(before: unknown): string {
  return Coupon.safeParse(before).data?.name ?? "";
}

import { characterOf } from "themes/colors";
import { contrast } from "themes/contrast";
import type { RequestContext } from "~/context";
import { orErrorPage, orPanel } from "~/errors/or-error-page.server";
import { type PageFacts, pageOfWhole } from "~/format/page";
import { sanitizeList } from "~/html/sanitize.server";
import type { Member } from "~/member/guard.server";
import {
  claimedName,
  couponClaim,
  couponName,
  isOpen,
  type ListedCoupon,
} from "~/money/kinds/coupon-claim.server";
import { SeenWheel, spin } from "~/money/kinds/spin.server";
import type { IntentRecord } from "~/money/once/record.server";
import { recentRecords } from "~/money/outcome/recent-records.server";
import { outcomePath, spinResultPath } from "~/paths";
import type { SliceColors, WheelSlice } from "~/wheel/palette";

/** The minimum contrast of text on a slice (standards.md: WCAG 2.2 AA). */
const TEXT_RATIO = 4.5;
/** A wheel with more slices would be illegible; it counts as none. */
const MOST_SLICES = 100;
const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** The current wheel, or why there is none. */
export async function readWheel({ operator }: Member, context: RequestContext) {
  const setup = await orPanel(operator.spinwheel.setup(), context);
  if (setup.value === null) {
    const isOff = setup.code === "NO_DATA";
    return { wheel: null, reason: isOff ? undefined : setup.reason, isOff };
  }
  const { activeSpinwheel, userCoin } = setup.value.result;
  const { slices: all, name } = activeSpinwheel;
  if (all.length === 0 || all.length > MOST_SLICES) return { wheel: null, isOff: true };
  const slices = all.map(({ code, label, bgColor, textColor }): WheelSlice => {
    return { code, label, paint: readablePaint(bgColor, textColor) };
  });
  const notes = sanitizeList(
    all.map(({ htmlDescription }) => htmlDescription),
    context.sanitize,
  );
  const shape = characterOf(context.brand).card;
  const coins = Math.max(0, Math.trunc(userCoin));
  return { wheel: { name, slices, notes, coins, shape }, isOff: false };
}

/** The operator's pair of colours if it is legible; null means that the brand's are used (the mock's README, Wheel). */
export function readablePaint(fill: string | undefined, ink: string | undefined): SliceColors | null {
  const [back, front] = [sixDigits(fill), sixDigits(ink)];
  if (back === null || front === null) return null;
  return contrast(back, front) >= TEXT_RATIO ? { fill: back, ink: front } : null;
}

function sixDigits(color = ""): string | null {
  const found = HEX.exec(color.trim())?.[1];
  if (found === undefined) return null;
  return `#${found.length === 6 ? found : [...found].map((digit) => digit + digit).join("")}`;
}

/** The prize of a spin. */
export interface SpinPrize {
  /** The record's id: one spin has one prize, however often it is shown. */
  id: string;
  /** The slice's code. */
  code: string;
  label: string;
  /** The coins that the operator says are left, a prize in coins included; undefined if it does not. */
  remaining?: number;
  /** The coins after this one was spent, shown while the wheel turns; undefined if they were not known before. */
  left?: number;
}

/** The result of a spin that the operator has answered; undefined for any other. */
export function prizeOf({ id, operation, state, result, snapshot }: IntentRecord): SpinPrize | undefined {
  const told = spin.resultOf(result);
  if (operation !== spin.name || state !== "done" || !told) return undefined;
  const { code, label, remaining } = told;
  const coins = SeenWheel.safeParse(snapshot?.own).data?.coins;
  return {
    id,
    code,
    label,
    ...(remaining >= 0 && { remaining: Math.trunc(remaining) }),
    ...(coins !== undefined && { left: Math.max(0, coins - 1) }),
  };
}

/** The result that the address asks for, as a page of its own; null if there is none with that id. */
export async function shownResult(
  request: Request,
  member: Member,
  context: RequestContext,
): Promise<SpinPrize | null> {
  const id = new URL(request.url).searchParams.get("result");
  if (id === null) return null;
  const record = await orErrorPage(context.execution.find(id, member.key), context);
  return (record && prizeOf(record)) ?? null;
}

/** A link to the newest spin or claim of the last day, for a member who missed its response. */
export interface LastResult {
  to: string;
  /** Absent while the outcome is still unknown. */
  text?: string;
}

export async function lastResult(member: Member, context: RequestContext): Promise<LastResult | null> {
  const names: readonly string[] = [spin.name, couponClaim.name];
  const records = await recentRecords(member.key, context);
  const latest = records.find(({ operation, state }) => names.includes(operation) && state !== "refused");
  if (!latest) return null;
  const outcome = outcomePath(latest.id);
  if (latest.state !== "done") return { to: outcome };
  const isSpin = latest.operation === spin.name;
  const to = isSpin && spin.resultOf(latest.result) ? spinResultPath(latest.id) : outcome;
  const t = context.texts.t(context.locale);
  const prize = isSpin ? spin.resultOf(latest.result)?.label : claimedName(latest.snapshot?.own);
  return { to, text: prize || t(isSpin ? "spin:outcome.spin.done" : "spin:outcome.claim.done") };
}

/** A coupon that can be claimed. */
export interface CouponRow {
  id: string;
  name: string;
  count: number;
}

/** One page of the coupons that can be claimed; a page beyond the end becomes the last one. */
export function couponPage(
  { coupons, omitted }: { coupons: readonly ListedCoupon[]; omitted: readonly string[] },
  page: number,
  limit: number,
): { rows: CouponRow[]; pages: PageFacts } {
  const open = coupons.filter(isOpen);
  const { rows, pages } = pageOfWhole(open, { page, limit, hidden: omitted.length });
  return { rows: rows.map(rowOf), pages };
}

export function rowOf(coupon: ListedCoupon): CouponRow {
  const { _id: id, amount } = coupon;
  return { id, name: couponName({ ...coupon, amount: 1 }), count: amount ?? 1 };
}

import { cleanText } from "./clean-text";

/**
 * Money as integer satang: hundredths of the member's currency (baht or kip). All parsing and formatting is here and
 * not in app/money, because the rules of fields, a brand's file and the contract need it too: one way to read money. No
 * float arithmetic, and no `Intl`, because browsers have no Lao data for it.
 */
declare const satangBrand: unique symbol;

/** A whole number of hundredths of the member's currency. A sum of two is a plain number until `satang()` brands it. */
export type Satang = number & { readonly [satangBrand]: true };

export type AmountFault = "empty" | "format" | "negative" | "decimals" | "tooLarge";

export type ParsedAmount = { ok: true; satang: Satang } | { ok: false; fault: AmountFault };

/** Twelve digits before the point: 10^14 satang, well below `Number.MAX_SAFE_INTEGER`. */
const MAX_DIGITS = 12;

/** Brands a whole number of satang as money. Throws a RangeError for a fraction or an unsafe integer. */
export function satang(count: number): Satang {
  if (!Number.isSafeInteger(count)) throw new RangeError("satang are whole numbers");
  return (Object.is(count, -0) ? 0 : count) as Satang;
}

/** Converts Thai (๐-๙), Lao (໐-໙) and wide (０-９) digits to 0-9; leaves everything else unchanged. */
export function plainDigits(text: string): string {
  // In all three blocks of Unicode the last four bits are the digit.
  return text.replace(/[๐-๙໐-໙０-９]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** A currency before or after an amount, and `.-` for no satang. Which currency it is does not matter. */
const PREFIX = /^(?:฿|₭|thb|lak)\s?/i;
const SUFFIX = /(?:\.-|,-)?\s?(?:฿|₭|thb|lak|baht|kip|บาท|บ\.|กีบ|ບາດ|ກີບ)?$/i;

/** Digits, perhaps in groups of three by commas or spaces, then decimals after a point. */
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|\d+)(?:\.(\d+))?$/;
/** Decimals after a comma, if it is the only one. */
const COMMA_DECIMALS = /^([\d\s]+),(\d{1,2})$/;

/**
 * Parses what a member typed: `1000`, `1,000`, `1 000`, `1,234,567.89`, `๑,๐๐๐.๕๐`, `12,50` (keypads without a point),
 * `฿500`, `500 บาท`, `500.-`. Zero is valid here; the field's minimum decides whether it is enough.
 */
export function parseAmount(typed: string): ParsedAmount {
  const text = plainDigits(cleanText(typed)).trim();
  if (text === "") return { ok: false, fault: "empty" };
  if (/^-\s?\d/.test(text)) return { ok: false, fault: "negative" };
  const figure = text.replace(PREFIX, "").replace(SUFFIX, "").replace(COMMA_DECIMALS, "$1.$2");
  const parts = AMOUNT.exec(figure);
  if (!parts) return { ok: false, fault: "format" };
  const decimals = parts[2] ?? "";
  if (decimals.length > 2) return { ok: false, fault: "decimals" };
  const whole = (parts[1] ?? "").replace(/[,\s]/g, "").replace(/^0+(?=\d)/, "");
  if (whole.length > MAX_DIGITS) return { ok: false, fault: "tooLarge" };
  return { ok: true, satang: satang(Number(whole + decimals.padEnd(2, "0"))) };
}

export interface AmountParts {
  sign: "" | "-";
  /** Grouped by three: `1,234`. */
  whole: string;
  /** Always two digits: `56`. */
  decimals: string;
}

/** Splits an amount, so that the decimals can be shown smaller. */
export function splitAmount(amount: Satang): AmountParts {
  // A safe integer of satang has at most five groups.
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return {
    sign: amount < 0 ? "-" : "",
    whole: digits.slice(0, -2).replace(/\B(?=(?:\d{3}){1,5}$)/g, ","),
    decimals: digits.slice(-2),
  };
}

/** `1,234.56`, or `-1,234.56` below zero, without the currency. */
export function formatAmount(amount: Satang): string {
  const { sign, whole, decimals } = splitAmount(amount);
  return `${sign}${whole}.${decimals}`;
}

/** Converts satang to a JSON number with at most two decimals, as the operator API expects. */
export function toWireAmount(amount: Satang): number {
  return Number(formatAmount(amount).replaceAll(",", ""));
}

/** Converts a JSON number with at most two decimals to satang. Throws a RangeError for any other number. */
export function satangOf(major: number): Satang {
  const parsed = parseAmount(String(Math.abs(major)));
  if (!parsed.ok) throw new RangeError(`not an amount: ${major}`);
  return major < 0 ? satang(-parsed.satang) : parsed.satang;
}

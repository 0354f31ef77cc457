import type * as z from "zod";
import { satangOf } from "../amount";
import { type Fault, pathText, shown, valueAt } from "../fault";
import type { Locale } from "../names";
import type { ReadThrough } from "../read-through";
import type { Deposit, Transfer } from "./money";

interface CheckedBrand {
  locales: readonly Locale[];
  defaultLocale: Locale;
  transfer: z.output<typeof Transfer>;
  deposit: z.output<typeof Deposit>;
}

interface JointFault {
  path: readonly PropertyKey[];
  allowed: string;
}

/** Faults of values that are allowed alone but not together. `rest`: the file without what the schema has left out. */
export function jointFaults(
  brand: CheckedBrand,
  file: string,
  { rest }: Pick<ReadThrough<CheckedBrand>, "rest">,
): Fault[] {
  const faults = [localeFault(brand, rest), amountsFault(brand, rest), ...qrFaults(brand)];
  return faults
    .filter((one) => one !== undefined)
    .map(({ path, allowed }) => {
      const found = shown(valueAt(rest, path));
      const message = found === "nothing" ? "is missing" : "is not allowed";
      return { file, path: pathText(path), found, allowed, message };
    });
}

function localeFault({ locales, defaultLocale }: CheckedBrand, rest: unknown): JointFault | undefined {
  if (locales.includes(defaultLocale) || valueAt(rest, ["defaultLocale"]) === undefined) return undefined;
  return { path: ["defaultLocale"], allowed: `one of locales: ${locales.join(", ")}` };
}

/** Only for a brand's own quick amounts: of the built-in ones those below the minimum are left out. */
function amountsFault({ transfer }: CheckedBrand, rest: unknown): JointFault | undefined {
  const path = ["transfer", "quickAmounts"];
  const given = valueAt(rest, path);
  const isBelow = (amount: unknown) => satangOf(Number(amount)) < transfer.minimum;
  if (!Array.isArray(given) || !given.some(isBelow)) return undefined;
  return { path, allowed: "amounts from the minimum up" };
}

function qrFaults({ deposit }: CheckedBrand): JointFault[] {
  return Object.entries(deposit.views)
    .filter(([code, { auto, other }]) => [auto, other].includes("qr") && !(code in deposit.qr))
    .map(([code]) => ({
      path: ["deposit", "qr", code],
      allowed: "a minimum and quick amounts, because views uses the qr view for it",
    }));
}

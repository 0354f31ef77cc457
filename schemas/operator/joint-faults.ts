import type * as z from "zod";
import { satangOf } from "../amount";
import { type Fault, pathText, shown, valueAt } from "../fault";
import type { Locale } from "../names";
import type { ReadThrough } from "../read-through";
import type { Deposit, Transfer } from "./money";

interface Brand {
  locales: readonly Locale[];
  defaultLocale: Locale;
  transfer: z.output<typeof Transfer>;
  deposit: z.output<typeof Deposit>;
}

/** What a check says of a value. */
interface Said {
  path: readonly PropertyKey[];
  allowed: string;
}

/** Faults of values that are allowed each by itself, but not together: none for what the schema has left out. */
export function jointFaults(brand: Brand, file: string, { rest }: Pick<ReadThrough<Brand>, "rest">): Fault[] {
  const said = [localeFault(brand, rest), amountsFault(brand, rest), ...qrFaults(brand)];
  return said
    .filter((one) => one !== undefined)
    .map(({ path, allowed }) => {
      const found = shown(valueAt(rest, path));
      const message = found === "nothing" ? "is missing" : "is not allowed";
      return { file, path: pathText(path), found, allowed, message };
    });
}

function localeFault({ locales, defaultLocale }: Brand, rest: unknown): Said | undefined {
  if (locales.includes(defaultLocale) || valueAt(rest, ["defaultLocale"]) === undefined) return undefined;
  return { path: ["defaultLocale"], allowed: `one of locales: ${locales.join(", ")}` };
}

/** Of quick amounts that are built in, those below a brand's minimum are not shown. */
function amountsFault({ transfer }: Brand, rest: unknown): Said | undefined {
  const path = ["transfer", "quickAmounts"];
  const given = valueAt(rest, path);
  const isBelow = (amount: unknown) => satangOf(Number(amount)) < transfer.minimum;
  if (!Array.isArray(given) || !given.some(isBelow)) return undefined;
  return { path, allowed: "amounts from the minimum up" };
}

function qrFaults({ deposit }: Brand): Said[] {
  return Object.entries(deposit.views)
    .filter(([code, { auto, other }]) => [auto, other].includes("qr") && !(code in deposit.qr))
    .map(([code]) => ({
      path: ["deposit", "qr", code],
      allowed: "a minimum and quick amounts, because views uses the qr view for it",
    }));
}

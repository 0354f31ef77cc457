import { toWireAmount } from "schemas/amount";
import type { Brand, BrandFile } from "schemas/brand";
import { type Fault, pathText, shown } from "schemas/fault";
import type { Currency } from "schemas/names";

/** Names that belong to nobody, as in an example brand's file. */
const NOBODYS = /(?:^|[/.@])[\w-]+\.(?:example|invalid|test)(?:[:/]|$)/;

/** Amounts that members see. A gift link's is always in baht. */
const AMOUNTS = ["minimum", "quickAmounts", "endBelow"];

/** What the least of them is like. A thousand kip are less than two baht. */
const likely: Readonly<Record<Currency, { isIt: (least: number) => boolean; other: string }>> = {
  LAK: { isIt: (least) => least >= 1_000, other: "baht" },
  THB: { isIt: (least) => least < 10_000, other: "kip" },
};

/**
 * What a copy of a brand is likely to have from the other one still: names of hosts that belong to nobody, amounts in
 * another currency. Warnings, since an example is meant to have the one, and a brand may want the other.
 */
export function leftOvers(written: BrandFile, brand: Brand, file: string): Fault[] {
  const { currency, transfer, withdraw } = brand;
  const found = partsOf({
    ...written,
    // The built-in ones are in baht.
    transfer: { quickAmounts: transfer.quickAmounts.map(toWireAmount), ...written.transfer },
    withdraw: { quickAmounts: withdraw.quickAmounts.map(toWireAmount), ...written.withdraw },
  });
  const hosts = found.filter(({ value }) => typeof value === "string" && NOBODYS.test(value));
  const amounts = found.filter(({ path, value }) => AMOUNTS.includes(String(path.at(-1))) && isUnlike(value));
  const { other } = likely[currency];
  function isUnlike(value: unknown): boolean {
    const numbers = [value].flat().filter((amount) => typeof amount === "number");
    return numbers.length > 0 && !likely[currency].isIt(Math.min(...numbers));
  }
  const warn = ({ path }: Part, rest: Pick<Fault, "found" | "allowed" | "message">): Fault => {
    return { file, path: pathText(path), ...rest, isWarning: true };
  };
  return [
    // One for all of them: a copy has many.
    ...hosts.slice(0, 1).map((first) =>
      warn(first, {
        found: hosts.map(({ value }) => value).join(", "),
        allowed: "hosts that are there",
        message: "names what belongs to nobody",
      }),
    ),
    ...amounts.map((part) =>
      warn(part, {
        found: shown(part.value),
        allowed: `amounts in ${currency}`,
        message: `looks like ${other}`,
      }),
    ),
  ];
}

interface Part {
  path: readonly PropertyKey[];
  value: unknown;
}

/** A value and all that is in it, each with its path. */
function partsOf(value: unknown, path: Part["path"] = []): Part[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    partsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ path, value }, ...inner];
}

import { pathText } from "schemas/fault";
import { type OperatorFile, readOperator } from "schemas/operator";

/** Names that belong to nobody, as in an example brand's file. */
const NOBODYS = /(?:^|[/.])[\w-]+\.(?:example|invalid|test)(?:[:/]|$)/;

/** What a copy has of the brand that it was made of, and is not likely to keep: names of hosts, amounts of another currency. */
export function stillIts(template: { written: OperatorFile }, brand: object): string[] {
  const nobodys = leaves(brand).filter(({ value }) => typeof value === "string" && NOBODYS.test(value));
  const [theirs, own] = [template.written, brand].map((file) => {
    const read = readOperator(file, "");
    return read.ok ? read.operator.currency : undefined;
  });
  const amounts = Object.keys(brand).filter((key) => AMOUNTS.includes(key));
  return [
    ...nobodys.map(({ path, value }) => `${path}: ${value} belongs to nobody`),
    ...(own === theirs
      ? []
      : amounts.map((key) => `${key}: its amounts are in ${theirs}, the brand's in ${own}`)),
  ];
}

/** The sections that have amounts. */
const AMOUNTS = ["deposit", "transfer", "withdraw", "bonus"];

function leaves(value: unknown, path: readonly PropertyKey[] = []): { path: string; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path: pathText(path), value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

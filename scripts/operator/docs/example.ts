import { isDeepStrictEqual } from "node:util";
import type { BrandFile } from "schemas/brand";
import { examples } from "schemas/brand/guide";
import { formatFaults } from "schemas/fault";
import { brandFiles, readBrandFile } from "../brands/brand-files";
import { CommandError } from "../brands/command";
import { type Key, parts } from "./keys";

/**
 * Brands as written, those of config/ unless others are named. Throws a
 * CommandError with the faults of the first that has some.
 */
export function writtenBrands(files: readonly string[] = brandFiles()): BrandFile[] {
  return files.map((file) => {
    const read = readBrandFile(file);
    if (!read.ok) throw new CommandError(`${formatFaults(read.faults)}\n`);
    return read.written;
  });
}

/** A value for a key: one that a brand of config/ has and that is not the default, or one that is allowed. */
export function exampleOf({ path, node }: Key, brands: readonly unknown[]): unknown {
  const own = brands
    .flatMap((brand) => valuesAt(brand, parts(path)))
    .filter((value) => !isDeepStrictEqual(value, node.default));
  if (own.length > 0) return own[0];
  const given = examples[path] ?? examples[path.replace(/^videos\.[\w-]+/, "videos.*")];
  if (given !== undefined) return given;
  if (path.startsWith("paths[")) return node.description?.replace("Instead of /api", "/api/v2");
  if (node.type === "boolean") return !node.default;
  return node.enum?.find((value) => value !== node.default) ?? node.default;
}

/** What a brand has at a path; a table or list gives one for each of its entries. */
function valuesAt(value: unknown, [part, ...rest]: readonly string[]): unknown[] {
  if (part === undefined) return [value];
  if (typeof value !== "object" || value === null) return [];
  const inner =
    part === "*" || part === "[]" ? Object.values(value) : [(value as Record<string, unknown>)[part]];
  return inner.filter((one) => one !== undefined).flatMap((one) => valuesAt(one, rest));
}

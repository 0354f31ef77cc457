import { join, relative } from "node:path";
import { brandFiles, readBrandFile } from "./brand-files";

/** What a run has to know about a brand in config/. */
export interface BrandSummary {
  id: string;
  /** In English, for the report. */
  name: string;
  defaultLocale: string;
  locales: readonly string[];
}

/** Every brand in config/, sorted by id, and the files that hold none because they have faults. */
export function brandSummaries(root: string): { brands: BrandSummary[]; faulty: string[] } {
  const read = brandFiles(join(root, "config")).map((file) => ({ file, result: readBrandFile(file) }));
  const brands = read.flatMap(({ result }) => {
    if (!result.ok) return [];
    const { id, name, defaultLocale, locales } = result.brand;
    return [{ id, name: name.en, defaultLocale, locales }];
  });
  return { brands, faulty: read.flatMap(({ file, result }) => (result.ok ? [] : [relative(root, file)])) };
}

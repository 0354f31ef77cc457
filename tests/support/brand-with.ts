import { type Brand, type BrandFile, readBrand } from "schemas/brand";
import { formatFaults } from "schemas/fault";

/** A brand as the app reads it; throws if it is invalid. */
export function brandWith(more: Partial<BrandFile> = {}): Brand {
  const read = readBrand({ id: "moon", name: "Moon", ...more }, "moon.json");
  if (!read.ok) throw new Error(formatFaults(read.faults));
  return read.brand;
}

import { readFileSync } from "node:fs";
import { readBrand } from "schemas/brand";
import type { Locale } from "schemas/names";
import { parseJson } from "schemas/parse-json";
import type { Flavour } from "../state/flavour";
import type { SeedName } from "./seeds";

const languages: Record<SeedName, Locale> = { thai: "th", lao: "lo", english: "en" };

/**
 * The demo data with the brand's name, site and LINE account, and its word on members' currencies. A faulty file leaves
 * the data unchanged; the app reports its faults.
 */
export function brandedFlavour(flavour: Flavour, seed: SeedName, file: string): Flavour {
  const read = readBrand(parseJson(readFileSync(file, "utf8")), file);
  if (!read.ok) return flavour;
  const { name, contact, memberCurrency } = read.brand;
  return {
    ...flavour,
    namesCurrencies: memberCurrency === "operator",
    info: { name: name[languages[seed]], website: contact.website ?? flavour.info.website },
    contact: {
      ...flavour.contact,
      ...(contact.lineLink !== undefined && { lineLink: contact.lineLink }),
      ...(contact.lineName !== undefined && { lineName: contact.lineName }),
    },
  };
}

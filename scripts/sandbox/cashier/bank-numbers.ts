import { ownEntry } from "schemas/own-entry";

/**
 * The three-digit bank numbers on slips and in clearing. Those of Lao banks are made up, because no scheme has them.
 */
const numbers: Readonly<Record<string, string>> = {
  BBL: "002",
  KBANK: "004",
  KTB: "006",
  TMB: "011",
  SCB: "014",
  BAY: "025",
  GSB: "030",
  BAAC: "034",
  BCEL: "901",
  LDB: "902",
  JDB: "903",
  APB: "904",
};

/** The number of a bank; "999" for an unknown one. */
export function bankNumber(code: string): string {
  return ownEntry(numbers, code) ?? "999";
}

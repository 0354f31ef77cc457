import * as z from "zod";
import { Code, Color, count, Words } from "./values";

const Bank = z.strictObject({
  name: Words.describe("The bank's name, per language or one for all"),
  monogram: z.string().min(1).max(4).describe("One to four letters drawn in place of a logo"),
  color: Color.describe("The colour behind the monogram"),
});

/** The names and looks of banks, and the rules of their accounts. */
export const Banks = z
  .strictObject({
    englishOnlyNames: z
      .array(Code)
      .default(["KTB", "TMB", "BBL"])
      .describe("Banks whose account names are letters A-Z and spaces only"),
    groupedLength: count(10, "Account numbers of exactly this length are shown in 3-3-rest groups", 7, 20),
    known: z
      .record(Code, Bank)
      .default({})
      .describe("Name, monogram and colour by bank or payment code, laid over the built-in table"),
  })
  .prefault({});

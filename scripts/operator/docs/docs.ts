import type { Command } from "../brands/command";
import { writeOrCheck } from "../brands/written-file";
import { referencePage } from "./page";

export const REFERENCE_FILE = "docs/config-reference.md";

export const docs: Command = {
  words: "[--check]",
  about: `writes ${REFERENCE_FILE}, or says whether it is up to date`,
  run: (words, write) =>
    writeOrCheck({ file: REFERENCE_FILE, text: referencePage, command: "docs" }, words, write),
};

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { resources } from "./texts.server";

/** The rows of the glossary's last table: term, meaning, room, and the words in Thai and Lao. */
function wordsOnScreen(): { term: string; th: string; lo: string }[] {
  const rows = readFileSync("docs/glossary.md", "utf8")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return rows.flatMap(([, term = "", , , th, lo]) =>
    th && lo && th !== "Thai" && th !== "---" ? [{ term, th, lo }] : [],
  );
}

it("every Thai and Lao word of the glossary stands on a screen", () => {
  const shown = (language: "th" | "lo") => JSON.stringify(resources[language]).replaceAll("\u2060", "");
  const texts = { th: shown("th"), lo: shown("lo") };
  const words = wordsOnScreen();
  expect(words.length).toBeGreaterThan(10);
  const isShown = (language: "th" | "lo", names: string) =>
    names.split(", ").every((name) => texts[language].includes(name));
  expect(words.filter(({ th, lo }) => !isShown("th", th) || !isShown("lo", lo))).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { textsByKey } from "./text-faults.server";
import { resources } from "./texts.server";

/** The text keys used in the app: complete keys, patterns for keys with an inserted part, and groups of headings. */
function namedTexts(): RegExp[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const KEY = /["`](?:\w+:)?([a-z](?:[\w.-]|\$\{[^}]*\})*)["`]/g;
  const GROUP = /headingsOf\("\w+:([\w.]+)"\)/g;
  const source = files.map((path) => readFileSync(join("app", path), "utf8")).join("\n");
  const names = [...source.matchAll(KEY)].map(([, name = ""]) => name.replace(/\$\{[^}]*\}/g, "[\\w-]+"));
  const groups = [...source.matchAll(GROUP)].map(([, name]) => `${name}\\.(done|refused|checking|unknown)`);
  const patterns = new Set([...names, ...groups]);
  return [...patterns].map((pattern) => new RegExp(`^${pattern}$`));
}

it("every text of the screens is shown somewhere", () => {
  const named = namedTexts();
  const keys = [...textsByKey.en.keys()].filter((key) => !/^(errors|fields):/.test(key));
  const plain = keys.map((key) => key.replace(/^\w+:|_(zero|one|other)$/g, ""));
  expect(plain.filter((key) => !named.some((name) => name.test(key)))).toEqual([]);
});

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

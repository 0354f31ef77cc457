import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ASKS_THE_STORE = /\bstore\s*\.(?:claim|put|read|replace|limiter)\(|updateEntry\(store\b|named\(/;
/** A key's beginning, up to what it is the key of: `intent`, `qr-${event}`. */
const KEY = /`([a-z-]+(?:\$\{\w+\})?):\$\{|keyPrefix: `([a-z-]+):|named\("([a-z]+)"\)/g;
/** What asks the store for keys that it is given, or puts the brand's name before each. */
const NAMES_NONE = /^app\/(store\/(?!birth-mark|sqlite\.)|money\/once\/execute\.)/;

interface Writer {
  file: string;
  keys: string[];
}

/** The files that ask the store for keys of their own. */
function writers(): Writer[] {
  const paths = readdirSync("app", { recursive: true, encoding: "utf8" }).map((path) => `app/${path}`);
  return paths.sort().flatMap((file): Writer[] => {
    if (!/(?<!\.test)\.ts$/.test(file) || NAMES_NONE.test(file)) return [];
    const text = readFileSync(file, "utf8");
    if (!ASKS_THE_STORE.test(text)) return [];
    const names = [...text.matchAll(KEY)].map((found) => found.slice(1).find(Boolean) ?? "");
    return [{ file, keys: names.map((name) => name.replace("${", "<").replace("}", ">")) }];
  });
}

/** The rows of the table in docs/ops/store.md: a key's beginning, and the file that writes it. */
function rows(): string[] {
  const page = readFileSync("docs/ops/store.md", "utf8");
  const found = page.matchAll(/^\| `([a-z-]+(?:<\w+>)?)(?:`|:)[^|]*\| \[[^\]]+\]\(\.\.\/\.\.\/([^)]+)\)/gm);
  return [...found].map(([, key, file]) => `${key} ${file}`);
}

test("docs/ops/store.md says what every key is and who writes it", () => {
  const written = writers();
  expect(written.filter(({ keys }) => keys.length === 0)).toEqual([]);
  const named = written.flatMap(({ file, keys }) => keys.map((key) => `${key} ${file}`));
  expect(rows().sort()).toEqual(named.sort());
});

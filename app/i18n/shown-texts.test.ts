import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keysOf } from "./text-faults.server";
import { resources } from "./texts.server";

/** The text keys used in the app: complete keys, patterns for keys with an inserted part, and groups of headings. */
function namedTexts(): RegExp[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|^i18n\/(th|lo|en)\//.test(path),
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
  const { errors, fields, ...screens } = resources.th;
  const keys = Object.values(screens).flatMap((texts) => keysOf(texts));
  const plain = keys.map((key) => key.replace(/_(zero|one|other)$/, ""));
  expect(plain.filter((key) => !named.some((name) => name.test(key)))).toEqual([]);
});

it("the English texts that the specification quotes are word for word its own", () => {
  const { fields, public: common } = resources.en;
  expect(fields.phone.length.replace("{{length}}", "10")).toBe("The phone number must support 10 digits");
  expect(fields.password.different).toBe("Passwords don't match");
  expect(fields.bankAccountName.english).toBe("Bank account name must be in English only");
  expect(common.notFound).toMatchObject({ code: "404", heading: "Page Not Found" });
  expect(common.terminated.title).toBe("Page not found");
});

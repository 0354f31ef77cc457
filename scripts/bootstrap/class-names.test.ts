import { expect, test } from "vitest";
import { classNames } from "./class-names";

const root = new URL("../../", import.meta.url).pathname;
const button = "app/components/button.css.ts";
const card = "app/components/card.css.ts";

/** The names of the styles of both files, in the order in which a build may come to them. */
function namesOf(files: readonly string[]): Record<string, string[]> {
  const nameOf = classNames(root);
  const names = files.map((filePath) => {
    const file = filePath === button ? "1x9f2a" : "k3";
    return [
      filePath,
      ["0", "1", "z", "10"].map((number) => nameOf({ hash: file + number, filePath })),
    ] as const;
  });
  return Object.fromEntries(names);
}

test("a class has the letters of its file and its number there, the same in every build", () => {
  const names = namesOf([button, card]);
  expect(names[button]?.map((name) => name.slice(2))).toEqual(["0", "1", "z", "10"]);
  expect(new Set(Object.values(names).flat()).size).toBe(8);
  for (const name of Object.values(names).flat()) expect(name).toMatch(/^[A-Z][a-z][0-9a-z]+$/);
  expect(namesOf([card, button])).toEqual(names);
});

test("a style of a file that it does not know, or of another hash, stops the build", () => {
  const nameOf = classNames(root);
  nameOf({ hash: "abc0", filePath: button });
  expect(() => nameOf({ hash: "xyz1", filePath: button })).toThrow(button);
  expect(() => nameOf({ hash: "abc0", filePath: "lib/other.css.ts" })).toThrow("lib/other.css.ts");
});

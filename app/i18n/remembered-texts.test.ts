import type { i18n } from "i18next";
import { expect, it } from "vitest";
import { rememberTexts } from "./remembered-texts.server";

function stage() {
  const made: string[] = [];
  const makeT = (key: string, values: { name: string }) => {
    made.push(values.name);
    return `${key}, ${values.name}`;
  };
  const instance = rememberTexts({ getFixedT: () => makeT } as unknown as i18n);
  const hello = (name: string) => (instance.getFixedT("en") as unknown as typeof makeT)("Hello", { name });
  return { made, hello };
}

it("makes a text once for the same values", () => {
  const { made, hello } = stage();
  expect(["Noi", "Lek", "Noi"].map(hello)).toEqual(["Hello, Noi", "Hello, Lek", "Hello, Noi"]);
  expect(made).toEqual(["Noi", "Lek"]);
});

it("remembers only so many letters, however long the values are that an operator sends", () => {
  const { made, hello } = stage();
  const longest = "x".repeat(1_000_000);
  for (const name of ["Noi", longest, longest, "Noi"]) hello(name);
  expect(made).toEqual(["Noi", longest, longest]);
  for (let count = 0; count < 200; count++) hello(`${count} `.repeat(1_000));
  hello("Noi");
  expect(made.filter((name) => name === "Noi")).toHaveLength(2);
});

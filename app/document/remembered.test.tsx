import { renderToString } from "react-dom/server";
import { useTranslation } from "react-i18next";
import { describe, expect, it } from "vitest";
import { DocumentContext } from "./document";
import { RememberedItem } from "./remembered";
import { htmlOf } from "./remembered.server";

let drawn = 0;
function Price({ name, amount }: { name: string; amount: number }) {
  drawn++;
  return (
    <p>
      {name} <b>{amount}</b>
    </p>
  );
}

const page = (name: string, amount: number) => (
  <RememberedItem className="c" part={Price} facts={{ name, amount }} />
);
const facts = { nonce: "", css: "", sheet: "", sheetPlace: "vite", overrides: {}, htmlOf } as const;
const onServer = (name: string, amount: number) =>
  renderToString(<DocumentContext.Provider value={facts}>{page(name, amount)}</DocumentContext.Provider>);

describe("a remembered part", () => {
  it("is the same HTML as without remembering, so that the browser finds what it expects", () => {
    expect(onServer("<ไก่>", 5)).toBe(renderToString(page("<ไก่>", 5)));
  });

  it("is made once for the same facts", () => {
    onServer("one", 1);
    const before = drawn;
    expect(onServer("one", 1)).toContain("<b>1</b>");
    expect(drawn).toBe(before);
    expect(onServer("one", 2)).toContain("<b>2</b>");
    expect(drawn).toBe(before + 1);
  });

  it("forgets the oldest of too many", () => {
    onServer("oldest", 0);
    for (let amount = 1; amount <= 1_000; amount++) onServer("many ".repeat(100), amount);
    const before = drawn;
    onServer("oldest", 0);
    expect(drawn).toBe(before + 1);
  });

  it("may not ask for texts, which it would not get", () => {
    const Speaking = () => <p>{useTranslation().t("common.back")}</p>;
    expect(() => htmlOf(Speaking, {})).toThrow("must be among its facts");
  });
});

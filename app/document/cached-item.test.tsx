import { renderToString } from "react-dom/server";
import { useTranslation } from "react-i18next";
import { describe, expect, it } from "vitest";
import { CachedItem } from "./cached-item";
import { cachedHtml } from "./cached-item.server";
import { DocumentContext } from "./document";

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
  <CachedItem className="c" part={Price} facts={{ name, amount }} />
);
const facts = { nonce: "", css: "", sheet: "", sheetPlace: "vite", overrides: {}, cachedHtml } as const;
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
    expect(() => cachedHtml(Speaking, {})).toThrow("must be among its facts");
  });
});

import { expect, it } from "vitest";
import { parts } from "../../states/book";
import { runsOf, takeNext } from "./runs";

it("draws first what is looked at: the state, then its part, then the language; the width on view before the other", () => {
  const runs = runsOf(parts, ["th", "en"]);
  const all = runs.length;
  const priority = { locale: "en", width: 1280, part: "wheel", state: "wheel-result" } as const;
  const next = () => takeNext(runs, priority);
  expect(next()).toMatchObject({ state: { id: "wheel-result" }, locale: "en", widths: [1280, 360] });
  expect(next()).toMatchObject({ part: "wheel", locale: "en" });
  while (runs.some(({ part, locale }) => part === "wheel" && locale === "en")) next();
  expect(next()).toMatchObject({ state: { id: "login" }, locale: "en" });
  while (runs.some(({ locale }) => locale === "en")) next();
  expect(next()).toMatchObject({ locale: "th", state: { id: "wheel-result" } });
  let left = 0;
  while (next()) left += 1;
  expect(left).toBe(all / 2 - 1);
  expect(next()).toBeUndefined();
});

import { parseHTML } from "linkedom";
import { readBrand } from "schemas/brand";
import { expect, it } from "vitest";
import { partsOf } from "../../states/book";
import { contrastsOf } from "../facts/contrasts";
import type { BookView, BrandView } from "./model";
import { bookPage } from "./page";

const HOSTILE = `</script><img src=x onerror="alert(1)">'&`;

function moon(more: Partial<BrandView> = {}): BrandView {
  const read = readBrand({ id: "moon", name: "Moon", locales: ["th", "en"] }, "moon.json");
  if (!read.ok) throw new Error("the test's brand is not valid");
  return {
    ...{ id: "moon", name: "Moon", file: "config/moon.json", faults: [], locales: ["th", "en"] },
    parts: partsOf(read.brand),
    pictures: new Map([["login-th-360", { key: "k1" }]]),
    facts: { alike: [], contrasts: contrastsOf(read.brand), assets: [], keys: [] },
    ...more,
  };
}

function pageOf(view: BookView) {
  const text = bookPage(view);
  const { document } = parseHTML(text);
  const data = document.getElementById("book")?.textContent ?? "";
  return { text, document, data: JSON.parse(data) as { pictures: Record<string, unknown>; all: number } };
}

it("shows every state of the brand, with a choice of part, kind, language and width", () => {
  const { document, data } = pageOf({ brands: [moon()], isLive: true, edition: 1 });
  const tiles = document.querySelectorAll(".tile").length;
  expect(tiles).toBeGreaterThan(120);
  expect(data.all).toBe(tiles * 4);
  expect(data.pictures).toEqual({ "moon/login-th-360": { src: "pictures/moon/login-th-360.webp?k1" } });
  const values = (row: string) =>
    [...document.querySelectorAll(`[data-row=${row}]`)].map((chip) => chip.getAttribute("data-value"));
  expect(values("locale")).toEqual(["th", "en"]);
  expect(values("width")).toEqual(["360", "1280"]);
  expect(values("part")).toContain("wheel");
  expect(values("kind")).toEqual(expect.arrayContaining(["", "unknown", "offline", "extreme"]));
});

it("shows what either of two brands has, in the table's order, and says what one of them has not", () => {
  const whole = moon({ locales: ["th"] });
  const sun = moon({ id: "sun", name: "Sun", locales: ["th", "lo"] });
  const without = (brand: BrandView, part: string, state = "") => ({
    ...brand,
    parts: brand.parts
      .filter(({ id }) => id !== part)
      .map((one) => ({ ...one, states: one.states.filter(({ id }) => id !== state) })),
  });
  const pair = [without(whole, "wheel", "login-languages"), without(sun, "chat")];
  const { document } = pageOf({ brands: pair, isLive: false, edition: 1 });
  const { document: alone } = pageOf({ brands: [whole], isLive: false, edition: 1 });
  const idsIn = (page: Document) =>
    [...page.querySelectorAll(".tile, [data-row=kind]")].map(
      (one) => one.getAttribute("data-value") ?? one.id,
    );
  expect(idsIn(document)).toEqual(idsIn(alone));
  const shown = (state: string) =>
    [...document.querySelectorAll(`#${state} .shots > *`)].map(
      (one) => one.getAttribute("data-picture") ?? one.textContent,
    );
  expect(shown("login")).toEqual(["moon/login", "sun/login"]);
  expect(shown("login-languages")).toEqual(["not of Moon", "sun/login-languages"]);
  expect(shown("wheel")).toEqual(["not of Moon", "sun/wheel"]);
  expect(shown("chat")).toEqual(["moon/chat", "not of Sun"]);
  const chips = [...document.querySelectorAll("[data-row=locale]")].map(({ textContent }) => textContent);
  expect(chips).toEqual(["ไทย", "ລາວ"]);
  const [mine, theirs] = document.querySelectorAll("#login .shot");
  expect(mine?.getAttribute("data-lacks-lo")).toBe("Moon has no ລາວ");
  expect(theirs?.getAttribute("data-lacks-lo")).toBeNull();
});

it("says nothing of a brand whose file was never read without faults", () => {
  const unread = moon({ id: "sun", name: "Sun", parts: [], locales: [], facts: undefined });
  for (const brands of [
    [moon(), unread],
    [unread, moon()],
  ]) {
    const { document } = pageOf({ brands, isLive: true, edition: 1 });
    expect(document.querySelectorAll("#wheel .shots > *")).toHaveLength(1);
    expect(document.body.textContent).not.toContain("not of Sun");
  }
});

it("escapes whatever a file, a fault or a reason holds", () => {
  const fault = {
    file: "f",
    line: 3,
    column: 7,
    path: HOSTILE,
    found: HOSTILE,
    allowed: HOSTILE,
    message: HOSTILE,
  };
  const { text, document, data } = pageOf({
    isLive: true,
    edition: 1,
    brands: [
      moon({
        ...{
          name: HOSTILE,
          file: HOSTILE,
          faults: [fault, { ...fault, path: "a warning", isWarning: true }],
        },
        pictures: new Map([["login-th-360", { fault: HOSTILE }]]),
        facts: {
          alike: [
            { id: "x", name: HOSTILE, states: [{ state: "login", percent: 90, own: "a", other: "b" }] },
          ],
          ...{
            contrasts: [],
            assets: [{ name: HOSTILE, bytes: 1 }],
            keys: [{ path: HOSTILE, value: HOSTILE }],
          },
        },
      }),
    ],
  });
  expect(text).not.toContain("<img src=x");
  expect(document.querySelectorAll("[onerror]")).toHaveLength(0);
  expect(document.querySelectorAll("script")).toHaveLength(2);
  expect(data.pictures["moon/login-th-360"]).toEqual({ fault: HOSTILE });
  expect([...document.querySelectorAll(".fault code")].map((code) => code.textContent)).not.toContain(
    "a warning",
  );
  expect(document.querySelector(".fault code")?.textContent).toBe(HOSTILE);
  expect(document.querySelector(".fault .soft")?.textContent).toBe("f:3:7");
  expect(document.querySelector(".alike .bad")?.textContent).toBe("90 % alike");
});

it("marks a picture of the file before, and tells nothing of other brands in a book for its own people", () => {
  const brand = { ...moon(), pictures: new Map([["login-th-360", { key: "k", isOld: true as const }]]) };
  const view = { brands: [brand], edition: 1 };
  expect(pageOf({ ...view, isLive: true }).data.pictures).toEqual({
    "moon/login-th-360": { src: "pictures/moon/login-th-360.webp?k", isOld: true },
  });
  const said = (isLive: boolean) => pageOf({ ...view, isLive }).document.body.textContent ?? "";
  expect(said(true)).toContain("beside the others");
  expect(said(false)).not.toContain("beside the others");
});

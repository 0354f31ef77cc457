import { describe, expect, it } from "vitest";
import type { RequestContext } from "~/context";
import { pictureOf } from "~/html/pictures";
import { createSanitizer } from "~/html/sanitize.server";
import { bannersOf } from "./banners.server";

const context = {
  picture: (address: string | undefined) => pictureOf(address, false),
  sanitize: createSanitizer(false),
} as RequestContext;

describe("the operator's banners", () => {
  it("show allowed pictures and words that are made safe", () => {
    const banners = [
      { image: "https://a.example/1.png", html: "<b>hello</b><script>alert(1)</script>" },
      { image: "https://a.example/2.png", html: "" },
      { image: "javascript:alert(1)", html: "<p>words alone</p>" },
    ];
    expect(bannersOf(banners, context)).toEqual([
      { number: 1, image: "https://a.example/1.png", html: "<b>hello</b>" },
      { number: 2, image: "https://a.example/2.png", html: undefined },
      { number: 3, image: undefined, html: "<p>words alone</p>" },
    ]);
  });

  it("leaves out one of which nothing can be shown", () => {
    const banners = [
      { image: "http://a.example/1.png", html: undefined },
      { image: "", html: "<script>alert(1)</script>" },
    ];
    expect(bannersOf(banners, context)).toEqual([]);
  });

  it("are no more than anybody looks through", () => {
    const banners = Array.from({ length: 2_000 }, (_, index) => ({
      image: `https://a.example/${index}.png`,
      html: undefined,
    }));
    const shown = bannersOf(banners, context);
    expect([shown.length, shown.at(-1)?.number]).toEqual([50, 50]);
  });

  it("have words up to one text's length in all; the pictures of later ones are still shown", () => {
    const banners = Array.from({ length: 15 }, (_, index) => ({
      image: `https://a.example/${index}.png`,
      html: `<p>${index} ${"x".repeat(59_000)}</p>`,
    }));
    const shown = bannersOf(banners, context);
    expect(shown).toHaveLength(15);
    expect(shown.map(({ html = "" }) => html).join("").length).toBeLessThan(61_000);
  });
});

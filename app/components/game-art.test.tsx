import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GameArt } from "./game-art";

type Props = Parameters<typeof GameArt>[0];

const drawn = (props: Partial<Props> = {}) =>
  renderToStaticMarkup(<GameArt code="PG" category="slot" {...props} />);

describe("a game's picture", () => {
  it("is the operator's, decorative, with its size known before it loads", () => {
    const html = drawn({ background: "https://cdn.example/pg.png", logo: "https://cdn.example/logo.png" });
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(2);
    for (const tag of pictures) {
      expect(tag).toMatch(/ alt="" width="\d+" height="\d+" loading="lazy"/);
    }
    expect(html).not.toContain("<svg");
  });

  it("is a pattern of the game's own where the operator has none: the same each time, another for another", () => {
    expect(drawn()).toBe(drawn());
    expect(drawn()).toContain(">PG<");
    expect(drawn({ background: "" })).toBe(drawn());
    const turns = Array.from({ length: 60 }, (_, index) => drawn({ code: `GAME${index}` })).map(
      (html) => /rotate\((\d+)/.exec(html)?.[1],
    );
    expect(new Set(turns).size).toBeGreaterThan(3);
  });

  it("takes letters whole, and whatever a code holds as text", () => {
    expect(drawn({ code: "🎰🎲x" })).toContain(">🎰🎲<");
    expect(drawn({ code: "<s>" })).toContain(">&lt;s<");
    expect(drawn({ code: "Z" })).toContain(">Z<");
  });

  it("is in the hue of its shelf, without a style of its own, which the policy forbids", () => {
    const hues = (["slot", "sport", "lotto"] as const).map(
      (category) => /class="([^"]*)"/.exec(drawn({ category }))?.[1],
    );
    expect(new Set(hues).size).toBe(3);
    expect(drawn()).not.toContain("style=");
  });
});

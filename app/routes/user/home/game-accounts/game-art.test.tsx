import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GameArt, GameLogo } from "./game-art";

const art = (props: Partial<Parameters<typeof GameArt>[0]> = {}) =>
  renderToStaticMarkup(<GameArt code="PG" {...props} />);
const mark = (props: Partial<Parameters<typeof GameLogo>[0]> = {}) =>
  renderToStaticMarkup(<GameLogo code="PG" {...props} />);

describe("a game's picture", () => {
  it("is the operator's, decorative, with its size known before it loads", () => {
    const html =
      art({ background: "https://cdn.example/pg.png" }) + mark({ logo: "https://cdn.example/l.png" });
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(2);
    for (const tag of pictures) {
      expect(tag).toMatch(/ alt="" width="\d+" height="\d+" loading="lazy"/);
    }
    expect(html).not.toContain("data-seed");
  });

  it("is the brand's motif where the operator has none: the same each time, another for another", () => {
    expect(art()).toBe(art());
    expect(art({ background: "" })).toBe(art());
    const seeds = Array.from({ length: 60 }, (_, index) => art({ code: `GAME${index}` })).map(
      (html) => /data-seed="(\d)"/.exec(html)?.[1],
    );
    expect(new Set(seeds).size).toBe(6);
  });

  it("bears two letters where there is no logo: taken whole, and whatever a code holds as text", () => {
    expect(mark()).toContain(">PG<");
    expect(mark({ code: "🎰🎲x" })).toContain(">🎰🎲<");
    expect(mark({ code: "<s>" })).toContain(">&lt;s<");
    expect(mark({ code: "Z" })).toContain(">Z<");
    expect(art() + mark()).not.toContain("style=");
  });
});

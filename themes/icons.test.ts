import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brandWith } from "../tests/support/brand-with";
import { withDrawings } from "./draw";
import { drawing } from "./drawing";
import { iconNames, iconPlace } from "./icons";

const strip = readFileSync("themes/drawings/icons.svg", "utf8");

/** The share of what is hidden of the strip that lies above a box of one icon. */
const shareOf = (name: (typeof iconNames)[number]) =>
  Number(/^0 ([\d.]+)%$/.exec(iconPlace(name))?.[1]) / 100;

it("draws every icon in its own square, where its place shows it at any size", () => {
  const height = Number(/ height="(\d+)"/.exec(strip)?.[1]);
  const drawn = [...strip.matchAll(/<path id="(\w+)" transform="translate\(0 (\d+)\)" d="M/gi)];
  expect(drawn.map(([, name]) => name)).toEqual(iconNames);
  for (const [at, name] of iconNames.entries())
    expect(shareOf(name) * (height - 24), name).toBeCloseTo(Number(drawn[at]?.[2]), 2);
});

it("draws in the brand's stroke", () => {
  const css = withDrawings(drawing("icons"), brandWith({ theme: { preset: "midnight" } }));
  expect(css).toContain("stroke-width='1.75' stroke-linecap='square' stroke-linejoin='miter'");
});

import { expect, it } from "vitest";
import { type IconName, iconPlace, iconStrip, icons } from "./icons";

const strip = iconStrip({ width: "1.75", cap: "square", join: "miter" });
const names = Object.keys(icons) as IconName[];

/** The share of what is hidden of the strip that lies above a box of one icon. */
const shareOf = (name: IconName) => Number(/^0 ([\d.]+)%$/.exec(iconPlace(name))?.[1]) / 100;

it("draws every icon in its own square, where its place shows it at any size", () => {
  const height = Number(/height='(\d+)'/.exec(strip)?.[1]);
  for (const name of names) {
    const [, top] =
      new RegExp(`translate\\(0 (\\d+)\\)' d='${icons[name].replace(/[.+]/g, "\\$&")}'`).exec(strip) ?? [];
    expect(shareOf(name) * (height - 24), name).toBeCloseTo(Number(top), 2);
  }
});

it("draws in the brand's stroke", () => {
  expect(strip).toContain("stroke-width='1.75' stroke-linecap='square' stroke-linejoin='miter'");
});

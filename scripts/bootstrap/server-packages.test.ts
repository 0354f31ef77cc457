import { expect, test } from "vitest";
import { isNeeded } from "./server-packages";

test("of a font the build keeps the two weights that are drawn, and the licences", () => {
  const font = "/app/node_modules/@expo-google-fonts/noto-sans-lao";
  const kept = [
    font,
    `${font}/LICENSE_FONT`,
    `${font}/package.json`,
    `${font}/400Regular`,
    `${font}/400Regular/NotoSansLao_400Regular.ttf`,
    `${font}/600SemiBold/NotoSansLao_600SemiBold.ttf`,
    "/app/node_modules/@resvg/resvg-js-linux-x64-gnu/resvgjs.linux-x64-gnu.node",
  ];
  const left = [
    `${font}/900Black`,
    `${font}/400Regular_Italic`,
    `${font}/400Regular/NotoSansLao_400Regular.ttf.png`,
    `${font}/index.d.ts`,
    `${font}/README.md`,
  ];
  expect(kept.filter((path) => !isNeeded(path))).toEqual([]);
  expect(left.filter(isNeeded)).toEqual([]);
});

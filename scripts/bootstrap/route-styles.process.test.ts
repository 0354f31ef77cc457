import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { StylePiece } from "../../themes/style-piece";

const pieces = JSON.parse(readFileSync("build/styles.json", "utf8")) as StylePiece[];
const of = (...routes: string[]) =>
  pieces.filter((piece) => piece.routes.some((route) => routes.includes(route)));
const partsOf = (...routes: string[]) => of(...routes).flatMap(({ parts }) => parts);

it("the build tells which styles a route's page has inline: its own, and what it paints only later not", () => {
  expect(partsOf("routes/login/route")).toEqual(expect.arrayContaining(["button", "input"]));
  expect(partsOf("root", "routes/public/route", "routes/login/route")).not.toContain("wallet");
  expect(partsOf("routes/user/home/route")).toContain("wallet");
  expect(partsOf("root", "routes/user/route", "routes/user/home/route")).not.toContain("game");
});

it("and all others too, for the sheet", () => {
  expect(pieces.flatMap(({ parts }) => parts)).toContain("game");
  expect(of("root").length).toBeLessThan(pieces.length);
});

import { expect, it } from "vitest";
import { isWholeCode } from "./auto-submit";

it.each(["482913", "482 913", "48-29-13", " 482913 ", "\u200b482–913", "๔๘๒๙๑๓", "໔໘໒໙໑໓"])(
  "%j is a whole code",
  (typed) => expect(isWholeCode(typed, 6)).toBe(true),
);

it.each(["", "48291", "4829137", "48291a", "G-482913", "482913\u0000"])("%j is not", (typed) =>
  expect(isWholeCode(typed, 6)).toBe(false),
);

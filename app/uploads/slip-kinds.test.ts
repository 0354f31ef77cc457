import { expect, test } from "vitest";
import { slipFault } from "./slip-kinds";

test("a picture that the operator would not take is known before it is sent", () => {
  const fault = (type: string, size: number) => slipFault({ type, size }, 10);
  expect(fault("image/png", 10)).toBeUndefined();
  expect(fault("", 10)).toBeUndefined();
  expect(fault("image/jpeg", 11)).toBe("tooLarge");
  for (const type of ["image/heic", "application/pdf", "text/html"]) expect(fault(type, 1)).toBe("wrongKind");
});

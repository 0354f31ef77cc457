import { expect, test } from "vitest";
import { judgeQrCode } from "./qr-code.server";

type Look = Parameters<typeof judgeQrCode>[1];
const judge = (before: Look, now: Look) => judgeQrCode(5_000, before, now);

test("a code that was not there before is the call's doing, if it is one of that amount", () => {
  expect(judge({}, { id: "new", amount: 5_000 })).toBe("done");
  expect(judge({ id: "old", amount: 5_000 }, { id: "new", amount: 5_000 })).toBe("done");
  expect(judge({}, { id: "new", amount: 7_000 })).toBe("ambiguous");
});

test("no code, or the one from before, says that nothing happened so far", () => {
  expect(judge({}, {})).toBe("untouched");
  expect(judge({ id: "old", amount: 5_000 }, { id: "old", amount: 5_000 })).toBe("untouched");
  expect(judge({ id: "old", amount: 5_000 }, {})).toBe("untouched");
});

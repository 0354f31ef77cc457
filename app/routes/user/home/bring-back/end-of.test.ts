import { describe, expect, test } from "vitest";
import type { IntentRecord } from "~/money/once/record.server";
import { contextWith } from "../../../../../tests/support/request-context";
import { endOf } from "./end-of.server";

const clock = { now: () => Date.parse("2026-11-20T11:00:00Z") };

const reasonIn = (locale: "th" | "lo" | "en", message: string) => {
  const context = contextWith({ locale, execution: { clock } as never });
  return endOf({ id: "1", state: "refused", message } as IntentRecord, context).reason;
};

describe("why a game's money stays", () => {
  test.each(["th", "lo", "en"] as const)("asks for nothing to be typed, in %s", (locale) => {
    const t = contextWith().texts.t(locale);
    for (const code of ["MONEY_NOT_ENOUGH", "TRANSFER_MINIMUM"] as const) {
      const reason = reasonIn(locale, code);
      expect(reason).not.toBe(t(`errors:${code}`));
      expect(reason).not.toMatch(/^[A-Z_]+$|enter|smaller|กรอก|ປ້ອນ/);
    }
  });

  test.each(["th", "lo", "en"] as const)(
    "is told as the code says where the money is, in %s [8.28]",
    (locale) => {
      expect(reasonIn(locale, "TRANSFER_FAIL")).toBe(contextWith().texts.t(locale)("errors:TRANSFER_FAIL"));
    },
  );

  test("is told in the operator's own words, or by another code's text", () => {
    expect(reasonIn("en", "The provider rests until 9.")).toBe("The provider rests until 9.");
    expect(reasonIn("en", "NO_WALLET")).toBe(contextWith().texts.t("en")("errors:NO_WALLET"));
    expect(reasonIn("en", "constructor")).toBe("constructor");
  });
});

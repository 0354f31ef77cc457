import { expect, test } from "vitest";
import { failureReply } from "~/form/failure-reply.server";
import { OperatorError } from "~/operator/error";
import { contextWith } from "../../tests/support/request-context";
import { nextStep } from "./next-step.server";

test.each(["th", "lo", "en"] as const)(
  "a bonus that stands in the way leads to the bonuses, in %s",
  (locale) => {
    const context = contextWith({ locale });
    const t = context.texts.t(locale);
    const end = { to: "/user/bonus", label: t("form:next.endBonus") };
    expect(nextStep("BONUS_REMAINING", context)).toEqual(end);
    expect(nextStep("BONUS_CONDITION", context)).toMatchObject({ to: "/user/bonus" });
    for (const code of [undefined, "BONUS_FULL", "toString", "ข้อความ"]) {
      expect(nextStep(code, context)).toBeUndefined();
    }
    const refused = new OperatorError("BONUS_REMAINING", { endpoint: "bonus.activate", reached: "refused" });
    expect(failureReply(refused, context)).toMatchObject({
      message: {
        as: "dialog",
        title: t("bonus:outcome.activate.refused"),
        text: t("errors:BONUS_REMAINING"),
        next: end,
      },
    });
  },
);

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Draft, dueStep, leadTo, pathOf, positionOf, type Step, steps, withPhone } from "./draft";

const pending = { token: "t", ref: "ABCD", resendAt: 0 };

const drafts: fc.Arbitrary<Draft> = fc.record(
  {
    username: fc.constantFrom("0811111111", "0822222222"),
    otp: fc.constantFrom("off" as const, "verified" as const, pending),
    profile: fc.constant({ name: "Mali" }),
    password: fc.constant("secret"),
    bank: fc.constant({ bankCode: "SCB" }),
    notice: fc.constant({ step: "bank" as const, isGood: false, message: "REGISTER_FAIL" }),
  },
  { requiredKeys: [] },
);
const wanted = fc.constantFrom(...steps);

const isSettled = ({ otp }: Draft) => otp === "off" || otp === "verified";

describe("the step that is due", () => {
  it("comes in the specification's order: phone, code, profile, bank [2.11 4.01]", () => {
    const course: [Draft, Step][] = [
      [{}, "phone"],
      [{ username: "0811111111" }, "phone"],
      [{ username: "0811111111", otp: pending }, "otp"],
      [{ username: "0811111111", otp: "verified" }, "profile"],
      [{ username: "0811111111", otp: "verified", profile: { name: "Mali" }, password: "secret" }, "bank"],
    ];
    for (const [draft, due] of course) expect(dueStep(draft)).toBe(due);
  });

  it("skips the code where none is asked for [4.02]", () => {
    expect(dueStep({ username: "0811111111", otp: "off" })).toBe("profile");
  });

  it("never leaves one out: the bank step needs a settled phone and a validated password", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const due = dueStep(draft);
        if (due === "otp") expect(draft.otp).toEqual(pending);
        if (due === "profile" || due === "bank") expect(isSettled(draft)).toBe(true);
        if (due === "bank") expect(draft.password).toBeDefined();
        if (draft.username === undefined) expect(due).toBe("phone");
      }),
    );
  });
});

describe("whoever asks for a step", () => {
  it("gets it, or the one that is due; asking again changes nothing", () => {
    fc.assert(
      fc.property(wanted, drafts, (step, draft) => {
        const led = leadTo(step, draft);
        expect([step, dueStep(draft)]).toContain(led);
        expect(leadTo(led, draft)).toBe(led);
        expect(steps.indexOf(led)).toBeLessThanOrEqual(steps.indexOf(dueStep(draft)));
      }),
    );
  });

  it("can always correct the phone, and enters a code only while one is on its way", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(leadTo("phone", draft)).toBe("phone");
        expect(leadTo("otp", draft) === "otp").toBe(dueStep(draft) === "otp");
        expect(leadTo("profile", draft) === "profile").toBe(["profile", "bank"].includes(dueStep(draft)));
      }),
    );
  });
});

describe("a phone", () => {
  it("that changes starts over with its code and validation, and keeps what was typed", () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom("0811111111", "0822222222"), (draft, username) => {
        const next = withPhone(draft, username);
        const isSame = draft.username === username;
        expect(next.username).toBe(username);
        expect(next.notice).toBeUndefined();
        expect([next.profile, next.bank]).toEqual([draft.profile, draft.bank]);
        expect([next.otp, next.password]).toEqual(
          isSame ? [draft.otp, draft.password] : [undefined, undefined],
        );
        if (!isSame) expect(dueStep(next)).toBe("phone");
      }),
    );
  });
});

describe("progress", () => {
  it("counts four steps with one-time codes and three without", () => {
    expect(steps.map((step) => positionOf(step, true))).toEqual(
      [1, 2, 3, 4].map((step) => ({ step, steps: 4 })),
    );
    expect((["phone", "profile", "bank"] as const).map((step) => positionOf(step, false))).toEqual(
      [1, 2, 3].map((step) => ({ step, steps: 3 })),
    );
  });

  it("has an address for each step", () => {
    expect(steps.map(pathOf)).toEqual(["/register", "/register/otp", "/register/profile", "/register/bank"]);
  });
});

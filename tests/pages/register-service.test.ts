import { describe, expect, test } from "vitest";
import { newApplicant } from "../support/applicant";
import { ownPages } from "./pages";
import { registration } from "./registration";

// Each has a service of its own, because the app keeps what it has looked up.

describe("a list that does not come", () => {
  const { brand, sandbox, guest } = ownPages();

  test("is a field less where the step does without it; where it does not, the step offers to try again", async () => {
    const steps = registration(guest(), brand);
    const applicant = newApplicant(brand);
    for (const endpoint of ["lookup.banks", "lookup.sources"]) {
      await sandbox.control("POST", "/faults", { endpoint, kind: "status", status: 500 });
    }
    const profile = await steps.enterPhone(applicant);
    expect(profile.one("[name=name]")).toBeTruthy();
    expect(profile.all("[name=sourceCode]")).toEqual([]);
    const bank = await steps.enterProfile(applicant);
    expect(bank.text("[role=status]")).toContain(brand.t("public:register.bank.noBanks"));
    await sandbox.control("DELETE", "/faults");
    await steps.browser.follow(brand.t("public:common.retry"));
    expect((await steps.enterBank(applicant)).path).toBe("/register/done");
  });
});

describe("gone", () => {
  const { brand, sandbox, guest } = ownPages();

  test("from any look-up of a step, or from the step's own call, leads to the notice", async () => {
    const steps = registration(guest(), brand);
    const applicant = newApplicant(brand);
    const body = JSON.stringify({ message: "gone" });
    const isGone = (endpoint: string) =>
      sandbox.control("POST", "/faults", { endpoint, kind: "status", status: 410, body });
    await isGone("lookup.sources");
    await isGone("lookup.banks");
    expect((await steps.enterPhone(applicant)).path).toBe("/terminated");
    await sandbox.control("DELETE", "/faults");
    await isGone("lookup.banks");
    await steps.browser.open("/register/profile");
    expect((await steps.enterProfile(applicant)).path).toBe("/terminated");
    await sandbox.control("DELETE", "/faults");
    expect((await steps.enterPhone(newApplicant(brand))).path).toBe("/register/profile");
    await sandbox.set({ terminated: true });
    expect((await steps.enterProfile(applicant)).path).toBe("/terminated");
  });
});

import { afterEach, expect, test } from "vitest";
import { newApplicant } from "../journeys/applicant";
import { startSite } from "../journeys/house";
import { PlainBrowser } from "../support/plain-browser";
import { registration } from "./registration";

// Each test has a service of its own, because the app keeps what it has looked up.
const open: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(open.splice(0).map((close) => close())));

async function beginAnew() {
  const site = await startSite("siam-gold");
  open.push(site.close);
  const { brand, sandbox, url } = site;
  const fails = (endpoint: string, status: number, body?: object) =>
    sandbox.control("POST", "/faults", {
      ...{ endpoint, kind: "status", status },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    ...{ brand, sandbox },
    steps: registration(new PlainBrowser(url), brand),
    applicant: newApplicant(brand),
    fails,
    isGone: (endpoint: string) => fails(endpoint, 410, { message: "gone" }),
    heal: () => sandbox.control("DELETE", "/faults"),
  };
}

test("without sources the field is left out; without banks the step offers to try again", async () => {
  const { brand, steps, applicant, fails, heal } = await beginAnew();
  for (const endpoint of ["lookup.banks", "lookup.sources"]) await fails(endpoint, 500);
  const profile = await steps.enterPhone(applicant);
  expect(profile.one("[name=name]")).toBeTruthy();
  expect(profile.all("[name=sourceCode]")).toEqual([]);
  const bank = await steps.enterProfile(applicant);
  expect(bank.text("[role=status]")).toContain(brand.t("public:register.bank.noBanks"));
  await heal();
  await steps.browser.follow(brand.t("public:common.retry"));
  expect((await steps.enterBank(applicant)).path).toBe("/register/done");
});

test("gone from any look-up of a step, or from the step's own call, leads to the notice", async () => {
  const { brand, sandbox, steps, applicant, isGone, heal } = await beginAnew();
  await isGone("lookup.sources");
  await isGone("lookup.banks");
  expect((await steps.enterPhone(applicant)).path).toBe("/terminated");
  await heal();
  await isGone("lookup.banks");
  await steps.browser.open("/register/profile");
  expect((await steps.enterProfile(applicant)).path).toBe("/terminated");
  await heal();
  expect((await steps.enterPhone(newApplicant(brand))).path).toBe("/register/profile");
  await sandbox.set({ terminated: true });
  expect((await steps.enterProfile(applicant)).path).toBe("/terminated");
});

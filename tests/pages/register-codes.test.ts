import { errorGroups } from "schemas/contract/errors";
import { beforeEach, expect, test } from "vitest";
import { newApplicant } from "../support/applicant";
import type { PlainPage } from "../support/plain-page";
import { ownPages } from "./pages";
import { registration } from "./registration";

const { brand, sandbox, guest } = ownPages();
beforeEach(() => sandbox.set({ registerOTP: true }));

const groups = { 1: errorGroups.auth, 2: errorGroups.otp, 3: errorGroups.register };

/** The sandbox's phone numbers that get one code from one call (see its README). */
function phonesFor(call: 1 | 2 | 3 | 4): { code: string; username: string }[] {
  return Object.entries(groups).flatMap(([group, codes]) =>
    codes.map((code, index) => ({
      code,
      username: `0898${call}${group}00${String(index + 1).padStart(2, "0")}`,
    })),
  );
}

/** Registers with each of them as far as `reach` goes; the page there says the code. */
async function expectEachSaid(
  call: 1 | 2 | 3 | 4,
  reach: (steps: ReturnType<typeof registration>, username: string) => Promise<PlainPage>,
): Promise<void> {
  for (const { code, username } of phonesFor(call)) {
    const page = await reach(registration(guest(), brand), username);
    expect(page.status, code).toBeLessThan(500);
    expect(page.text(), code).toContain(brand.say(`errors:${code}`));
  }
}

const codeSentTo = async (username: string) =>
  (await sandbox.control<{ code: string }>("GET", `/otp/${username}`)).code;

test("every code from otp.send is said [8.19 8.20]", () =>
  expectEachSaid(1, (steps, username) => steps.enterPhone({ username })));

test("every code from otp.verify is said [8.19 8.20]", () =>
  expectEachSaid(2, async (steps, username) => {
    await steps.enterPhone({ username });
    return steps.enterCode("123456");
  }));

test("every code from account.validate is said, and none leads on to the bank [5.05 8.20 8.21 8.22]", () =>
  expectEachSaid(3, async (steps, username) => {
    await steps.enterPhone({ username });
    await steps.enterCode(await codeSentTo(username));
    const page = await steps.enterProfile(newApplicant(brand));
    expect(page.path).not.toBe("/register/bank");
    expect((await steps.browser.open("/register/bank")).path).not.toBe("/register/bank");
    return page;
  }));

test("every code from account.register is said [8.20 8.21 8.22]", () =>
  expectEachSaid(4, async (steps, username) => {
    const applicant = newApplicant(brand);
    await steps.enterPhone({ username });
    await steps.enterCode(await codeSentTo(username));
    await steps.enterProfile(applicant);
    return steps.enterBank(applicant);
  }));

import { errorGroups } from "schemas/contract/errors";
import { localeNames } from "schemas/operator/names";
import { Visitor } from "../support/visitor";
import { newApplicant } from "./applicant";
import type { Brand } from "./brand";
import { expect } from "./fixtures";
import { codeSentTo, test } from "./otp-house";

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

/** The page's text without markup. */
function wordsOf(html: string): string {
  return html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');
}

/** The page that a form's response is or redirects to. */
async function pageAfter(visitor: Visitor, answer: Response): Promise<string> {
  expect(answer.status).toBeLessThan(500);
  const location = answer.headers.get("location");
  const html = await (location === null ? answer : await visitor.get(location)).text();
  return wordsOf(html.slice(0, html.indexOf("<script")));
}

async function visitorIn(url: string, locale: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  await visitor.post("/language", { locale, returnTo: "/register" });
  return visitor;
}

function formsOf(brand: Brand) {
  const { name, password, bankCode, firstName, lastName, bankAccountNo } = newApplicant(brand);
  return {
    profile: { name, password, confirmPassword: password, ageConfirmation: "on" },
    bank: { bankCode, firstName, lastName, bankAccountNo },
  };
}

for (const locale of localeNames) {
  test(`otp.send and otp.verify: every code is said in ${locale} [8.19 8.20]`, async ({
    brand,
    otpHouse,
  }) => {
    test.slow();
    const say = brand.texts.anyKey(locale);
    for (const { code, username } of phonesFor(1)) {
      const visitor = await visitorIn(otpHouse.url, locale);
      const page = await pageAfter(visitor, await visitor.post("/register", { username }));
      expect(page, `${code} from otp.send`).toContain(say(`errors:${code}`));
    }
    for (const { code, username } of phonesFor(2)) {
      const visitor = await visitorIn(otpHouse.url, locale);
      await otpHouse.sandbox.control("DELETE", `/otp/${username}`);
      await visitor.post("/register", { username });
      const page = await pageAfter(visitor, await visitor.post("/register/otp", { otpCode: "123456" }));
      expect(page, `${code} from otp.verify`).toContain(say(`errors:${code}`));
    }
  });

  test(`account.validate and account.register: every code is said in ${locale} [8.20 8.21 8.22]`, async ({
    brand,
    otpHouse,
  }) => {
    test.slow();
    const say = brand.texts.anyKey(locale);
    const { profile, bank } = formsOf(brand);
    const verified = async (username: string) => {
      const visitor = await visitorIn(otpHouse.url, locale);
      await visitor.post("/register", { username });
      const { code: otpCode } = await codeSentTo(otpHouse, username);
      await visitor.post("/register/otp", { otpCode });
      return visitor;
    };
    for (const { code, username } of phonesFor(3)) {
      const visitor = await verified(username);
      const page = await pageAfter(visitor, await visitor.post("/register/profile", profile));
      expect(page, `${code} from account.validate`).toContain(say(`errors:${code}`));
    }
    for (const { code, username } of phonesFor(4)) {
      const visitor = await verified(username);
      await visitor.post("/register/profile", profile);
      const page = await pageAfter(visitor, await visitor.post("/register/bank", bank));
      expect(page, `${code} from account.register`).toContain(say(`errors:${code}`));
    }
  });
}

import { afterEach, beforeAll, expect, test } from "vitest";
import { unlimited } from "../../scripts/bootstrap/unlimited";
import { memberScreens } from "../pages/member-pages";
import { allForms } from "../support/all-forms";
import { drawIntent } from "../support/money-forms";
import { personFor } from "../support/money-posts";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";
import { fieldsOfForm, fieldsOn } from "./form-inputs";
import { expectLinear } from "./repeated-characters";
import { addresses, cookies, headers } from "./request-inputs";

/**
 * Work grows with a request's size and not with its square (standards.md, Trust 10): wherever a stranger may write, a
 * character is repeated for 30 kB, which takes seconds where an expression, ours or a library's, goes back and forth
 * over it.
 */
export function checkLinear(characters: readonly string[]): void {
  const { operator, app } = sharedSite({ ...unlimited, TRUELINK_KEY: "key" }, { preload: "longest-turn" });
  let member: Visitor;
  beforeAll(async () => {
    await operator.control("POST", "/settings", { registerOTP: true });
    const rich = { walletAmount: 1_000, games: { JOKER: 100 }, statements: 3, coin: 2 };
    member = await new Visitor(app.url).signIn(await operator.member(rich));
  });
  // An input that had ended the session would have hidden those after it.
  afterEach(async () => expect((await member.get("/user/profile")).status).toBe(200));
  const guest = () => new Visitor(app.url);

  test.each([
    ["address", addresses],
    ["header", headers],
    ["cookie", cookies],
  ] as const)("no %s holds the process up, whatever fills it", (_, inputsOf) =>
    expectLinear(app, inputsOf({ app, visitor: member }), characters),
  );

  test("no field of a guest's form does", async () => {
    const pages = ["/login", "/register", "/contact", "/contact/chat"];
    await expectLinear(app, await fieldsOn({ app, visitor: guest() }, pages), characters);
  });

  test("no field of a registration's steps does", async () => {
    const username = "0933333333";
    const applicant = guest();
    const check = async (page: string) => {
      const inputs = await fieldsOn({ app, visitor: applicant }, [page]);
      expect(inputs.map(({ name }) => name).join()).toContain(`of ${page} `);
      await expectLinear(app, inputs, characters);
    };
    await applicant.post("/register", { username });
    await check("/register/otp");
    const { code } = await operator.control<{ code: string }>("GET", `/otp/${username}`);
    await applicant.post("/register/otp", { otpCode: code });
    await check("/register/profile");
    const profile = { name: "a b", password: "secret 1", confirmPassword: "secret 1", ageConfirmation: "on" };
    await applicant.post("/register/profile", { ...profile, username });
    await check("/register/bank");
  });

  test("no field of the forms on a member's screens does", async () => {
    await expectLinear(app, await fieldsOn({ app, visitor: member }, memberScreens()), characters);
  });

  test.each(allForms)("no field of a form that moves money or grants something does: $name", async (form) => {
    const { member: owner, visitor } = await personFor(form, operator, app.url);
    const values = await form.fields(100, operator, owner);
    const sent = { ...values, intent: await drawIntent(visitor, form) };
    await expectLinear(app, fieldsOfForm({ app, visitor }, { action: form.path, sent }), characters);
    await operator.control("POST", "/reset", {});
  });
}

import { expect, test } from "vitest";
import { hostile } from "../journeys/hostile";
import { grouped } from "../journeys/login-screen";
import { newApplicant } from "../support/applicant";
import { pages } from "./pages";
import { registration } from "./registration";

const { brand, sandbox, guest } = pages();
const { t } = brand;
const english = brand.texts.anyKey("en");

const begin = () => registration(guest(), brand);

test("a phone has exactly 10 digits, or the server says so and keeps what was typed [5.01]", async () => {
  expect(english("fields:phone.length", { length: "10" })).toBe("The phone number must support 10 digits");
  for (const username of ["08123456789", "081234567"]) {
    const page = await begin().enterPhone({ username });
    expect([page.path, page.status]).toEqual(["/register", 400]);
    expect(page.description("username")).toBe(brand.say("fields:phone.length", { length: "10" }));
    expect(page.value("username")).toBe(username);
  }
});

test("name and both passwords are wanted, the passwords the same, the age confirmed [5.03 5.04]", async () => {
  const applicant = newApplicant(brand);
  const steps = begin();
  const form = await steps.enterPhone(applicant);
  expect(form.value("username")).toMatch(grouped(applicant.username));
  const empty = await steps.browser.press(t("public:common.next"));
  for (const name of ["name", "password", "confirmPassword"] as const) {
    expect(form.one(`[name=${name}]`).hasAttribute("required"), name).toBe(true);
    expect(empty.description(name)).toContain(brand.wanted(`public:register.profile.${name}`));
  }
  expect(empty.text("main")).toContain(brand.say("fields:age.confirm"));
  expect(empty.text("[role=alert]")).toContain(t("public:register.profile.password"));
  expect(english("fields:password.different")).toBe("Passwords don't match");
  const differing = await steps.enterProfile(applicant, { confirmPassword: "another" });
  expect(differing.path).toBe("/register/profile");
  expect(differing.description("confirmPassword")).toBe(brand.say("fields:password.different"));
  expect(await sandbox.callsOf(applicant)).toEqual([]);
  expect((await steps.enterProfile(applicant)).path).toBe("/register/bank");
});

test("bank, first and last name and number are wanted; KTB, TMB and BBL want English [5.06 5.07 5.08 9.05]", async () => {
  const applicant = newApplicant(brand, { firstName: " mali", lastName: "มะลิ" });
  const message = brand.say("fields:bankAccountName.english");
  expect(english("fields:bankAccountName.english")).toBe("Bank account name must be in English only");
  const steps = begin();
  await steps.enterPhone(applicant);
  await steps.enterProfile(applicant);
  const empty = await steps.browser.press(t("public:register.bank.submit"), { firstName: "", lastName: "" });
  for (const name of ["firstName", "lastName", "bankAccountNo"] as const) {
    expect(empty.description(name)).toContain(brand.wanted(`public:register.bank.${name}`));
  }
  expect(empty.description("bankCode")).toBe(brand.say("fields:bank.choose"));
  for (const bankCode of ["KTB", "TMB", "BBL"]) {
    const refused = await steps.enterBank({ ...applicant, bankCode });
    expect(refused.path).toBe("/register/bank");
    expect(refused.description("lastName")).toContain(message);
    expect(refused.description("firstName")).not.toContain(message);
    expect(refused.value("bankCode")).toBe(bankCode);
  }
  await steps.enterBank({ ...applicant, bankCode: "BBL", lastName: " jai  dee " });
  expect(await sandbox.balances(applicant)).toMatchObject({
    bankCode: "BBL",
    bankAccountName: "MALI JAI DEE",
  });
});

const applicant = newApplicant(brand);
const { username, name, password } = applicant;
const forms: [string, Record<string, string>][] = [
  ["/register", { username }],
  [
    "/register/profile",
    {
      ...{ name, password, confirmPassword: password },
      ...{ sourceCode: "FB", inviteCode: "PR1", ageConfirmation: "on" },
    },
  ],
  ["/register/bank", { bankCode: "KTB", firstName: "A", lastName: "B", bankAccountNo: "1", currency: "LAK" }],
];

test("whatever is sent in a field gets an answer, and never a fault of ours", async () => {
  const { visitor } = guest();
  const send = async (path: string, form: Record<string, string>, what: string) => {
    const answer = await visitor.post(path, form);
    expect(answer.status, what).toBeLessThan(500);
    expect(await answer.text(), what).not.toContain("<script>alert");
    return answer.status;
  };
  for (const [path, form] of forms) {
    for (const field of Object.keys(form)) {
      for (const value of hostile) {
        await send(path, { ...form, [field]: value }, `${path} ${field}=${value.slice(0, 20)}`);
      }
      await send(path, { ...form, [`${field}[99999999]`]: "x" }, `${path} ${field} as a list`);
    }
    expect(await send(path, form, "as it should be")).toBe(path === "/register/bank" ? 400 : 303);
  }
  for (const value of hostile) {
    expect((await visitor.get(`/register?code=${encodeURIComponent(value)}`)).status, value).toBe(200);
  }
});

test("a body that is no form of a step is refused", async () => {
  const { visitor } = guest();
  await visitor.post("/register", { username });
  await visitor.post("/register/profile", forms[1]?.[1] ?? {});
  const typed = (type: string, body: string) => ({ body, headers: { "content-type": type } });
  const urlencoded = (body: string) => typed("application/x-www-form-urlencoded", body);
  const file = new FormData();
  file.append("username", new Blob(["x"], { type: "text/plain" }), "x.txt");
  const bodies = [
    ...[typed("application/json", "{}"), typed("multipart/form-data", "x"), { body: file, headers: {} }],
    ...[urlencoded("__intent__=x&__state__=y"), urlencoded("username=%E0%A4%A")],
  ];
  for (const [path] of forms) {
    for (const { body, headers } of bodies) {
      const init = { method: "POST", body, headers: { ...headers, cookie: visitor.cookieHeader() } };
      expect([400, 415], path).toContain((await fetch(visitor.url + path, init)).status);
    }
  }
});

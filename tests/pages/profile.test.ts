import { describe, expect, test } from "vitest";
import { held, text } from "../journeys/profile-screen";
import { ownPages, pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t } = brand;

/** `DD/MM/YYYY HH:mm:ss`, formatted independently of the app. */
function clockTime(time: string, timeZone: string): string {
  const parts = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
  const clock = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, ...parts, ...clock });
  return format.format(new Date(time)).replace(", ", " ");
}

test("the profile shows every fact of the member, read-only, the account number in groups [2.54 2.55 3.06 5.35 7.21]", async () => {
  const who = await sandbox.make({ bankCode: "KBANK", bankAccountNo: "1234567890", name: "มาลี ศรีสุข" });
  const page = await (await signedIn(who)).open("/user/profile");
  const { profile, bankAccount } = await held(sandbox, who);
  for (const fact of [
    ...[who._id, who.username, "มาลี ศรีสุข", clockTime(profile.createdAt, brand.config.timeZone)],
    ...[bankAccount.bankAccountName, "ธนาคารกสิกรไทย"],
    "123-456-7890",
  ]) {
    expect(page.text("main")).toContain(fact);
  }
  expect(page.text("main")).toMatch(/\b\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\b/);
  expect(page.all("main input:not([type=hidden]), main textarea")).toEqual([]);
  expect(await sandbox.callsOf(who, "account.profile")).not.toHaveLength(0);
});

test("a bank has its Thai name beside the one of a page in another language [2.55]", async () => {
  const browser = await signedIn(await sandbox.make({ bankCode: "KBANK", bankAccountNo: "1234567890" }));
  for (const locale of ["lo", "en"]) {
    await browser.visitor.post("/language", { locale, returnTo: "/user/profile" });
    const page = await browser.open("/user/profile");
    expect([locale, page.text("main dd[lang=th]")]).toEqual([locale, "ธนาคารกสิกรไทย"]);
  }
});

test("an account number of another length stays as it is [2.55 5.35]", async () => {
  const who = await sandbox.make({ bankAccountNo: "020123456789" });
  const page = await (await signedIn(who)).open("/user/profile");
  expect(page.text("main")).toContain("020123456789");
});

test("what the operator refuses is said, and what was typed stays [8.08 8.21]", async () => {
  const taken = { bankCode: "SCB", bankAccountNo: "5550001112" };
  await sandbox.make(taken);
  const browser = await signedIn();
  await browser.open("/user/profile/edit");
  const page = await browser.press(text(brand).save, taken);
  expect(page.text("[role=alert]")).toContain(brand.say("errors:EXISTING_BANK"));
  expect(page.value("bankAccountNo")).toBe("5550001112");
});

test("a change whose answer got lost may have happened: the form says so, and keeps what was typed", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await sandbox.fault(who, { endpoint: "account.updateProfile", kind: "reset-after", times: 1 });
  await browser.open("/user/profile/edit");
  const page = await browser.press(text(brand).save, { name: "ชื่อ ใหม่" });
  expect(page.text("[role=alert]")).toBe(t("form:lost.saved"));
  expect(page.value("name")).toBe("ชื่อ ใหม่");
  expect((await browser.open("/user/profile")).text("main h2")).toContain("ชื่อ ใหม่");
});

test("a member without a bank account has none chosen, and has to choose one", async () => {
  const who = await sandbox.make({});
  const profile = { _id: who._id, name: who.name, username: who.username };
  const fault = { endpoint: "account.profile", kind: "status", status: 200, body: { profile } } as const;
  await sandbox.fault(who, fault);
  const browser = await signedIn(who);
  const form = await browser.open("/user/profile/edit");
  expect(form.value("bankCode")).toBe("");
  expect(form.all("[name=bankCode] option")[0]?.textContent).toBe(t("public:register.bank.choose"));
  const account = { bankAccountName: "A B", bankAccountNo: "1234567890" };
  const refused = await browser.press(text(brand).save, account);
  expect(refused.description("bankCode")).toBe(brand.say("fields:bank.choose"));
  expect(await sandbox.callsOf(who, "account.updateProfile")).toHaveLength(0);
});

test("banks are named in the member's language", async () => {
  const browser = await signedIn();
  const { banks, locales } = brand.config;
  for (const locale of locales) {
    await browser.visitor.post("/language", { locale, returnTo: "/user/profile/edit" });
    const page = await browser.open("/user/profile/edit");
    expect(page.one("[name=bankCode] option[value=KTB]").textContent).toBe(banks.known.KTB?.name[locale]);
  }
});

// With a service of its own, because the app keeps what it has looked up.
describe("where the list of banks does not come", () => {
  const own = ownPages();
  const fails = (status: number, body?: object) =>
    own.sandbox.control("POST", "/faults", {
      ...{ endpoint: "lookup.banks", kind: "status", status },
      ...(body && { body }),
    });

  test("a service that is terminated ends at /terminated from there too [4.08]", async () => {
    const browser = await own.signedIn();
    await fails(400, { error: "gone" });
    expect((await browser.open("/user/profile/edit")).path).toBe("/terminated");
  });

  test("the dialog says so and keeps the member's own", async () => {
    const browser = await own.signedIn(await own.sandbox.make({ bankCode: "SCB" }));
    await fails(500);
    const page = await browser.open("/user/profile/edit");
    expect(page.text("dialog")).toContain(t("public:register.bank.noBanks"));
    expect(page.value("bankCode")).toBe("SCB");
  });
});

import { expect, test } from "vitest";
import { pages } from "./pages";

const site = pages();
const { brand, sandbox, member, signedIn } = site;
const { t, say, priced } = brand;
const CARD = `section[aria-label="${t("home:title")}"]`;

test("the figures of the first round are there while the refresh hangs [4.17]", async () => {
  const who = await member();
  const { visitor } = await signedIn(who);
  await sandbox.fault(who, { endpoint: "wallet.refreshSlots", kind: "hang" });
  const answer = await visitor.get("/user/home");
  const came = new TextDecoder();
  let html = "";
  const arriving = answer.body?.getReader();
  while (!html.includes("/user/home/transfer")) {
    const { done = true, value } = (await arriving?.read()) ?? {};
    if (done) break;
    html += came.decode(value, { stream: true });
  }
  expect(html.replace(/<[^>]*>/g, "")).toContain(`${t("home:total")}${priced(1_300.5)}`);
  expect(await sandbox.callsOf(who, "wallet.refreshSlots")).toHaveLength(1);
  await arriving?.cancel();
  expect((await visitor.get("/user/home")).status, "whoever leaves before the end ends nothing else").toBe(
    200,
  );
  await sandbox.heal(who);
});

test("the refresh button needs no script [2.21]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open("/user/home");
  await sandbox.play(who, "PG", -30.5);
  const page = await browser.press(t("home:refresh"));
  expect(page.path).toBe("/user/home");
  expect(page.text(CARD)).toContain(`${t("home:total")}${priced(1_270)}`);
});

test("loading home again and again, in many tabs at once, asks the providers once", async () => {
  const who = await member();
  const { visitor } = await signedIn(who);
  const open = async () => (await visitor.get("/user/home")).text();
  await open();
  await Promise.all(Array.from({ length: 5 }, open));
  await open();
  expect(await sandbox.callsOf(who, "wallet.refreshSlots")).toHaveLength(1);
});

test("a dialog over home neither waits for a refresh nor starts one", async () => {
  const who = await member();
  await (await signedIn(who)).open("/user/home/transfer");
  expect(await sandbox.callsOf(who, "wallet.refreshSlots")).toEqual([]);
});

test("a refresh that fails on load is only logged, and the time stays that of the last one [3.33 8.07]", async () => {
  const who = await member();
  await sandbox.fault(who, { endpoint: "wallet.refreshSlots", kind: "status", status: 500 });
  const browser = await signedIn(who);
  const page = await browser.open("/user/home");
  expect(page.text(CARD)).not.toMatch(/\d\d:\d\d:\d\d/);
  expect(page.status).toBe(200);
  expect(page.text(CARD)).toContain(`${t("home:total")}${priced(1_300.5)}`);
  expect(page.all("[role=alert], [role=alertdialog], [data-tone], dialog")).toEqual([]);
  const reference = page.headers.get("x-request-id") ?? "none";
  const isLogged = () =>
    site.logLines.some((line) => line.includes(reference) && line.includes("wallet.refreshSlots"));
  await expect.poll(isLogged).toBe(true);

  await sandbox.heal(who);
  const timeOf = (one: typeof page) => /\d\d:\d\d:\d\d/.exec(one.text(CARD))?.[0];
  const refreshed = timeOf(await browser.press(t("home:refresh")));
  expect(refreshed).toBeDefined();
  await sandbox.fault(who, { endpoint: "wallet.refreshSlots", kind: "status", status: 500 });
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: brand.config.timeZone, timeStyle: "medium" });
  await expect.poll(() => clock.format(Date.now()) === refreshed).toBe(false);
  expect(timeOf(await browser.press(t("home:refresh")))).toBe(refreshed);
});

test("a wallet that cannot be read is only logged: home stands, says nothing loud, and offers to try again [8.07]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const kind of ["status", "not-json", "wrong-json", "truncated", "reset-after"] as const) {
    await sandbox.fault(who, { endpoint: "wallet.get", kind });
    const page = await browser.open("/user/home");
    expect([kind, page.status]).toEqual([kind, 200]);
    expect(page.text("main")).toContain(t("public:error.operatorText"));
    expect(page.link(t("member:frame.home"))).toBe("/user/home");
    expect(page.all("[role=alert], [role=alertdialog], [data-tone], dialog")).toEqual([]);
    const reference = page.headers.get("x-request-id") ?? "none";
    const isLogged = () =>
      site.logLines.some((line) => line.includes(reference) && line.includes("operator failed"));
    await expect.poll(isLogged).toBe(true);
    expect(page.html).not.toContain("    at ");
    await sandbox.heal(who);
  }
  const again = await browser.follow(t("public:common.retry"));
  expect([again.path, again.text("h1")]).toEqual(["/user/home", expect.stringContaining(who.name)]);
});

test("why a read is refused is said in the code's own words, on a page and in home's panel [8.01]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const code of ["INACTIVE_USER", "REQUEST_LIMIT"]) {
    const refusal = { kind: "status", status: 400, body: { message: code } } as const;
    for (const endpoint of ["wallet.get", "account.profile"] as const) {
      await sandbox.fault(who, { endpoint, ...refusal });
    }
    for (const path of ["/user/home", "/user/profile"]) {
      const page = await browser.open(path);
      expect(page.text("main"), path).toContain(say(`errors:${code}`));
      expect(page.text("main")).not.toContain(t("public:error.operatorHeading"));
    }
    await sandbox.heal(who);
  }
});

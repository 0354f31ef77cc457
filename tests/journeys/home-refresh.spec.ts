import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { awaitScript } from "./screens";

/** The providers respond, but the result is held back until the member's faults are cleared. */
const slow = { endpoint: "wallet.refreshSlots", kind: "hang", when: "after" } as const;

test("on load every game's balance is read again, then the wallet: the figures change in place [1.07 4.17 7.28]", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  await sandbox.play(member, "JOKER", brand.money(77));
  await sandbox.fault(member, slow);
  await page.goto("/user/home", { waitUntil: "commit" });
  await expect(figure(page, brand, 1_300.5)).toBeVisible();
  await expect(page.getByText(brand.t("home:updating"))).toBeVisible();
  await sandbox.heal(member);
  await expect(figure(page, brand, 1_377.5)).toBeVisible();
  await expect(page.getByText(brand.t("home:updating"))).toBeHidden();
  const calls = (await sandbox.callsOf(member)).map(({ endpoint }) => endpoint);
  // The first calls belong to signing in, which reads the member's id.
  const reads = calls.slice(2).filter((endpoint) => endpoint?.startsWith("wallet."));
  expect(reads).toEqual(["wallet.get", "wallet.refreshSlots", "wallet.get"]);
});

test("the figures of the first round are there while the refresh hangs, and without script [4.17]", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await sandbox.fault(member, { endpoint: "wallet.refreshSlots", kind: "hang" });
  await page.goto("/user/home", { waitUntil: "commit" });
  await expect(figure(page, brand, 1_300.5)).toBeVisible();
  await expect(page.getByRole("link", { name: brand.t("home:transfer") })).toBeVisible();
  await sandbox.heal(member);
});

test("the refresh button shows a win at once [2.21 7.28]", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  await page.goto("/user/home");
  await expect(page.getByText(brand.t("home:updating"))).toBeHidden();
  await sandbox.play(member, "PG", brand.money(500));
  await page.getByRole("button", { name: brand.t("home:refresh") }).click();
  await expect(figure(page, brand, 1_800.5)).toBeVisible();
  expect(await sandbox.callsOf(member, "wallet.refreshSlots")).toHaveLength(2);
});

test("the refresh button needs no script [2.21]", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await page.goto("/user/home");
  await sandbox.play(member, "PG", brand.money(-30.5));
  await page.getByRole("button", { name: brand.t("home:refresh") }).click();
  await expect(page).toHaveURL("/user/home");
  await expect(figure(page, brand, 1_270)).toBeVisible();
});

test("loading home again and again, in many tabs at once, asks the providers once", async ({
  signedIn: page,
  member,
  sandbox,
}) => {
  const context = page.context();
  await page.goto("/user/home");
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto("/user/home")));
  await page.reload();
  expect(await sandbox.callsOf(member, "wallet.refreshSlots")).toHaveLength(1);
});

test("a dialog over home neither waits for a refresh nor starts one", async ({
  signedIn: page,
  member,
  brand: { t },
  sandbox,
}) => {
  await page.goto("/user/home/transfer");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await sandbox.callsOf(member, "wallet.refreshSlots")).toEqual([]);
  await page.goto("/user/home");
  await awaitScript(page);
  await page.getByRole("link", { name: t("home:transfer") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/user/home");
  expect(await sandbox.callsOf(member, "wallet.refreshSlots")).toHaveLength(1);
});

test("a refresh that fails is only logged: the page stays with its figures, and says nothing [8.07]", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
  logLines,
}) => {
  await sandbox.fault(member, { endpoint: "wallet.refreshSlots", kind: "status", status: 500 });
  await page.goto("/user/home");
  await expect(page.getByText(brand.t("home:updating"))).toBeHidden();
  await expect(figure(page, brand, 1_300.5)).toBeVisible();
  await page.getByRole("button", { name: brand.t("home:refresh") }).click();
  await expect.poll(() => sandbox.callsOf(member, "wallet.refreshSlots")).toHaveLength(2);
  await expect(page.getByRole("button", { name: brand.t("home:refresh") })).toBeEnabled();
  await expect(figure(page, brand, 1_300.5)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(
    logLines().filter((line) => line.includes("wallet.refreshSlots") && line.includes("operator failed")),
  ).toHaveLength(2);
});

test("a wallet that fails after the refresh leaves the first figures standing [8.07]", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  const refresh = await sandbox.fault(member, slow);
  await page.goto("/user/home", { waitUntil: "commit" });
  await expect(figure(page, brand, 1_300.5)).toBeVisible();
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "not-json" });
  await sandbox.end(refresh);
  await expect(page.getByText(brand.t("home:updating"))).toBeHidden();
  await expect(figure(page, brand, 1_300.5)).toBeVisible();
  expect((await sandbox.callsOf(member, "wallet.get")).map(({ fault }) => fault)).toEqual([null, "not-json"]);
});

test("a wallet that cannot be read is only logged: home stands, says nothing loud, and offers to try again [8.07]", async ({
  signedIn: page,
  member,
  brand: { t },
  sandbox,
  logLines,
}) => {
  for (const kind of ["status", "not-json", "wrong-json", "truncated", "reset-after"] as const) {
    await sandbox.fault(member, { endpoint: "wallet.get", kind });
    const answer = await page.goto("/user/home");
    expect([kind, answer?.status()]).toEqual([kind, 200]);
    await expect(page.getByText(t("public:error.operatorText"))).toBeVisible();
    await expect(
      page.getByRole("navigation").getByRole("link", { name: t("member:frame.home") }),
    ).toBeVisible();
    await expect(page.locator("[role=alert], [role=alertdialog], [data-tone], dialog")).toHaveCount(0);
    const reference = answer?.headers()["x-request-id"] ?? "none";
    const isLogged = () =>
      logLines().some((line) => line.includes(reference) && line.includes("operator failed"));
    await expect.poll(isLogged).toBe(true);
    await expect(page.locator("body")).not.toContainText("    at ");
    await sandbox.heal(member);
  }
  await page.getByRole("link", { name: t("public:common.retry") }).click();
  await expect(page).toHaveURL("/user/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
});

test("why a read is refused is said in the code's own words, on a page and in home's panel [8.01]", async ({
  noScript: page,
  signIn,
  member,
  brand: { say, t },
  sandbox,
}) => {
  await signIn(page.context(), member);
  for (const code of ["INACTIVE_USER", "REQUEST_LIMIT"]) {
    const refusal = { kind: "status", status: 400, body: { message: code } } as const;
    for (const endpoint of ["wallet.get", "account.profile"] as const) {
      await sandbox.fault(member, { endpoint, ...refusal });
    }
    for (const path of ["/user/home", "/user/profile"]) {
      await page.goto(path);
      await expect(page.getByText(say(`errors:${code}`))).toBeVisible();
      await expect(page.getByText(t("public:error.operatorHeading"))).toHaveCount(0);
    }
    await sandbox.heal(member);
  }
});

import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { awaitScript } from "./screens";

/** The providers respond, but the result is held back until the fault ends. */
const slow = { endpoint: "wallet.refreshSlots", kind: "hang", when: "after" } as const;

test("on load every game's balance is read again, then the wallet: the figures change in place; a dialog reads nothing again, the button at once [1.07 2.21 4.17 7.28]", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  const { t, money } = brand;
  const refreshes = () => sandbox.callsOf(member, "wallet.refreshSlots");
  await sandbox.play(member, "JOKER", money(77));
  await sandbox.fault(member, slow);
  await page.goto("/user/home", { waitUntil: "commit" });
  await expect(figure(page, brand, 1_300.5)).toBeVisible();
  await expect(page.getByText(t("home:updating"))).toBeVisible();
  await sandbox.heal(member);
  await expect(figure(page, brand, 1_377.5)).toBeVisible();
  await expect(page.getByText(t("home:updating"))).toBeHidden();
  const calls = (await sandbox.callsOf(member)).map(({ endpoint }) => endpoint);
  // The first calls belong to signing in, which reads the member's id.
  const reads = calls.slice(2).filter((endpoint) => endpoint?.startsWith("wallet."));
  expect(reads).toEqual(["wallet.get", "wallet.refreshSlots", "wallet.get"]);

  await awaitScript(page);
  await page.getByRole("link", { name: t("home:transfer") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await refreshes()).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/user/home");
  const [first, ...later] = (await refreshes()).map(({ at }) => Date.parse(at));
  // On a busy machine all of this may take longer than the time in which home reads nothing again.
  for (const at of later) expect(at - (first ?? 0)).toBeGreaterThan(14_000);

  await sandbox.play(member, "PG", money(500));
  await page.getByRole("button", { name: t("home:refresh") }).click();
  await expect(figure(page, brand, 1_877.5)).toBeVisible();
  expect(await refreshes()).toHaveLength(later.length + 2);
});

test("a refresh that fails, or a wallet that fails after it, is only logged: the first figures stand, and nothing is said [8.07]", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
  logLines,
}) => {
  const stand = async () => {
    await expect(page.getByText(brand.t("home:updating"))).toBeHidden();
    await expect(figure(page, brand, 1_300.5)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  };
  const refresh = await sandbox.fault(member, slow);
  await page.goto("/user/home", { waitUntil: "commit" });
  await expect(figure(page, brand, 1_300.5)).toBeVisible();
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "not-json" });
  await sandbox.end(refresh);
  await stand();
  expect((await sandbox.callsOf(member, "wallet.get")).map(({ fault }) => fault)).toEqual([null, "not-json"]);

  await sandbox.heal(member);
  await sandbox.fault(member, { endpoint: "wallet.refreshSlots", kind: "status", status: 500 });
  const button = page.getByRole("button", { name: brand.t("home:refresh") });
  await button.click();
  await expect.poll(() => sandbox.callsOf(member, "wallet.refreshSlots")).toHaveLength(2);
  await expect(button).toBeEnabled();
  await stand();
  const isFailure = (line: string) =>
    line.includes("wallet.refreshSlots") && line.includes("operator failed");
  expect(logLines().filter(isFailure)).toHaveLength(1);
});

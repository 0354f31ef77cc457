import { expect, test } from "./fixtures";
import { setLocale } from "./languages";
import { signInTo } from "./session";

test("opening /login of a terminated service leads to /terminated, however the operator says it [2.05 2.07 7.13]", async ({
  ownHouse: { url, sandbox, brand },
  page,
  noScript,
}) => {
  await sandbox.set({ terminated: true, activeAnswer: "gone" });
  await page.goto(`${url}/login`);
  await expect(page).toHaveURL(`${url}/terminated`);
  await expect(page).toHaveTitle(brand.t("public:terminated.title"));
  await expect(page.getByRole("heading")).toHaveText(brand.t("public:terminated.heading"));
  expect((await sandbox.calls({ endpoint: "lookup.active" })).length).toBeGreaterThan(0);

  await sandbox.set({ activeAnswer: "active-false" });
  await noScript.goto(`${url}/login`);
  await expect(noScript).toHaveURL(`${url}/terminated`);

  await setLocale(page.context(), url, "en");
  await page.goto(`${url}/terminated`);
  await expect(page).toHaveTitle("Page not found");
});

test("/login is drawn all the same when the operator does not answer or is down [7.13]", async ({
  ownHouse: { url, sandbox, brand },
  page,
}) => {
  await sandbox.control("POST", "/faults", { endpoint: "*", kind: "status", status: 500 });
  await page.goto(`${url}/login`);
  await expect(page.getByLabel(brand.t("public:login.username"))).toBeVisible();
  // The brand's own name replaces the operator's.
  const name = brand.config.name[brand.config.defaultLocale];
  await expect(page.getByRole("banner").getByRole("link", { name })).toBeVisible();
  await sandbox.control("DELETE", "/faults");
  await sandbox.control("POST", "/faults", { endpoint: "*", kind: "hang" });
  await page.goto(`${url}/login`);
  await expect(page.getByLabel(brand.t("public:login.username"))).toBeVisible();
  await sandbox.control("DELETE", "/faults");
});

test("opening /login of a terminated service ends a session that is still there [2.07 4.06]", async ({
  ownHouse: { url, sandbox, brand },
  page,
}) => {
  const member = await sandbox.make({ walletAmount: brand.money(5) });
  await signInTo(url, page.context(), member);
  await sandbox.set({ terminated: true });
  await page.goto(`${url}/login`);
  await expect(page).toHaveURL(`${url}/terminated`);
  await sandbox.set({ terminated: false });
  await page.goto(`${url}/user/home`);
  await expect(page).toHaveURL(`${url}/login`);
});

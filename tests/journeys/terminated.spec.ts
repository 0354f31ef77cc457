import { expect, test } from "./fixtures";

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

  await page.context().addCookies([{ name: "locale", value: "en", url }]);
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
  // The brand's own name stands in for the operator's.
  await expect(page.getByRole("banner")).toContainText(brand.config.name[brand.config.defaultLocale]);
  await sandbox.control("DELETE", "/faults");
  await sandbox.control("POST", "/faults", { endpoint: "*", kind: "hang" });
  await page.goto(`${url}/login`);
  await expect(page.getByLabel(brand.t("public:login.username"))).toBeVisible();
  await sandbox.control("DELETE", "/faults");
});

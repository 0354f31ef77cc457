import { expect, test } from "./fixtures";
import { setLocale } from "./languages";
import { awaitScript } from "./screens";

const videos = ["wallet", "play", "balance", "bonus", "cancel-bonus"] as const;

test("how-to lists five videos; tapping one opens a player over the list that really plays [1.13 2.13 6.01]", async ({
  page,
  brand,
}) => {
  for (const name of videos) {
    await page.goto("/howto");
    await awaitScript(page);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(videos.length);
    await page.getByRole("link", { name: brand.t(`public:howto.${name}`) }).click();
    await expect(page).toHaveURL(`/howto/${name}`);
    await awaitScript(page);
    const dialog = page.getByRole("dialog", { name: brand.t(`public:howto.${name}`) });
    const video = dialog.locator("video");
    await expect(video).toHaveAttribute("poster", `/brand/videos/${name}.svg`);
    await expect(video.locator("track")).toHaveCount(brand.config.locales.length);
    const { duration, width } = await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
      return { duration: element.duration, width: element.videoWidth };
    });
    expect(duration).toBeGreaterThanOrEqual(3);
    expect(width).toBeGreaterThan(200);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/howto");
  }
});

test("how-to works by plain links without script, and an unknown video is a 404 [2.13]", async ({
  noScript: page,
  brand,
}) => {
  await page.goto("/howto");
  await page.getByRole("link", { name: brand.t("public:howto.play") }).click();
  await expect(page.locator("dialog[open] video")).toHaveAttribute("controls", "");
  await page.getByRole("link", { name: brand.t("public:common.close") }).click();
  await expect(page).toHaveURL("/howto");
  expect((await page.goto("/howto/nothing"))?.status()).toBe(404);
});

test("contact shows the operator's text, LINE picture, link and name, website and version, to guests and members [1.13 2.14 2.15 3.17 6.01 7.07 7.09 9.31]", async ({
  page,
  signIn,
  member,
  sandbox,
  brand,
}) => {
  const contact = (await sandbox.call("lookup.contact")).body as Record<string, string>;
  const info = (await sandbox.call("lookup.info")).body as Record<string, string>;
  for (const path of ["/contact", "/user/contact"]) {
    if (path.startsWith("/user")) await signIn(page.context(), member);
    await page.goto(path);
    const main = page.getByRole("main");
    for (const [, words = ""] of (contact.contactText ?? "").matchAll(/>([^<]+)</g)) {
      await expect(main).toContainText(words);
    }
    await expect(
      main.getByRole("link", { name: "02-123-4567" }).or(main.locator("a[href^='tel:']")),
    ).toBeVisible();
    const qr = main.getByRole("img", { name: brand.t("public:contact.qr") });
    await expect(qr).toHaveAttribute("src", contact.lineQR ?? "");
    await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const line = main.getByRole("link", { name: brand.t("public:contact.line") });
    await expect(line).toHaveAttribute("href", contact.lineLink ?? "");
    await expect(main.getByText(contact.lineName ?? "", { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: new URL(info.website ?? "").host })).toBeVisible();
    const label = brand.t("public:contact.version", { version: "1.1.14" });
    await expect(main.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: info.name })).toBeVisible();
  }
});

test("a LINE name stands there by itself where the operator sends no link to it [2.14]", async ({
  ownHouse: { url, sandbox },
  page,
}) => {
  const body = { contactText: "", lineName: "@by-itself" };
  const fault = { endpoint: "lookup.contact", kind: "status", status: 200, body };
  await sandbox.control("POST", "/faults", fault);
  await page.goto(`${url}/contact`);
  await expect(page.getByText("@by-itself", { exact: true })).toBeVisible();
});

test("a contact look-up that fails takes down its panel only", async ({
  ownHouse: { url, sandbox, brand },
  page,
}) => {
  await sandbox.control("POST", "/faults", { endpoint: "lookup.contact", kind: "status", status: 500 });
  await page.goto(`${url}/contact`);
  await expect(page.getByText(brand.t("public:contact.failed"))).toBeVisible();
  await expect(page.getByText("1.1.14")).toBeVisible();
  await sandbox.control("DELETE", "/faults");
  await page.getByRole("link", { name: brand.t("public:common.retry") }).click();
  await expect(page.getByRole("img", { name: brand.t("public:contact.qr") })).toBeVisible();
});

test("the public menu leads home, to register, how-to and contact, without script [2.02 2.17]", async ({
  noScript: page,
  brand,
}) => {
  await page.goto("/contact");
  const menu = page.getByRole("navigation", { name: brand.t("public:nav.label") });
  const items = [
    ["public:nav.login", "/login"],
    ["public:nav.register", "/register"],
    ["public:nav.howto", "/howto"],
    ["public:nav.contact", "/contact"],
  ] as const;
  await expect(menu.getByRole("link")).toHaveCount(items.length);
  for (const [name, path] of items) {
    await expect(menu.getByRole("link", { name: brand.t(name) })).toHaveAttribute("href", path);
  }
  await menu.getByRole("link", { name: brand.t("public:nav.howto") }).click();
  await expect(page).toHaveURL("/howto");
});

test("the terminated page and the 404 page are open to anybody [2.05 2.06 6.01]", async ({ page, house }) => {
  await setLocale(page.context(), house.url, "en");
  await page.goto("/terminated");
  await expect(page).toHaveTitle("Page not found");
  expect((await page.goto("/no/such/page"))?.status()).toBe(404);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading")).toHaveText("Page Not Found");
});

test("the manifest names the brand in the visitor's language, with its colours and mark", async ({
  page,
  house,
  brand,
}) => {
  for (const locale of brand.config.locales) {
    await setLocale(page.context(), house.url, locale);
    await page.goto("/login");
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");
    const answer = await page.request.get("/manifest.webmanifest");
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = (await answer.json()) as Record<string, string> & { icons: { src: string }[] };
    expect(manifest).toMatchObject({ name: brand.config.name[locale], lang: locale, display: "standalone" });
    await expect(page.locator("meta[name=theme-color]")).toHaveAttribute(
      "content",
      manifest.theme_color ?? "",
    );
    expect((await page.request.get(manifest.icons[0]?.src ?? "")).status()).toBe(200);
  }
});

test.describe("inside LINE", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile Safari/537.36 Line/13.20.0/IAB",
  });

  test("a hint offers the real browser, and stays away once it was closed, without script", async ({
    noScript: page,
    brand,
  }) => {
    await page.goto("/login?code=PR1");
    await expect(page.getByRole("link", { name: brand.t("public:inApp.open") })).toHaveAttribute(
      "href",
      "/login?code=PR1&openExternalBrowser=1",
    );
    await page.getByRole("button", { name: brand.t("public:inApp.dismiss") }).click();
    await expect(page).toHaveURL("/login?code=PR1");
    await expect(page.getByText(brand.t("public:inApp.line"))).toHaveCount(0);
    await page.goto("/contact");
    await expect(page.getByText(brand.t("public:inApp.line"))).toHaveCount(0);
  });
});

test.describe("inside Facebook", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile Safari/537.36 [FBAN/EMA;FBAV/400.0]",
  });

  test("a hint says where the way to the browser is, as no address leads out of it", async ({
    page,
    brand,
  }) => {
    await page.goto("/login");
    await expect(page.getByText(brand.t("public:inApp.facebook"))).toBeVisible();
    await expect(page.getByRole("link", { name: brand.t("public:inApp.open") })).toHaveCount(0);
    await page.getByRole("button", { name: brand.t("public:inApp.dismiss") }).click();
    await expect(page.getByText(brand.t("public:inApp.facebook"))).toHaveCount(0);
  });
});

test("in a real browser there is no such hint", async ({ page, brand }) => {
  await page.goto("/login");
  await expect(page.getByText(brand.t("public:inApp.line"))).toHaveCount(0);
});

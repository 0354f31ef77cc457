import { PlainBrowser } from "../support/plain-browser";
import { expect, test } from "./fixtures";

test("how-to is in the menu and at its address where the brand has it, and at neither where it has not", async ({
  site,
  brand: { t, config },
}) => {
  const { howto } = config.features;
  const browser = new PlainBrowser(site.url);
  const { document } = await browser.open("/login");
  const menu = document.querySelector(`nav[aria-label="${t("public:nav.label")}"]`);
  const paths = [...(menu?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(paths).toContain("/contact");
  expect(paths.includes("/howto")).toBe(howto);
  for (const path of ["/howto", "/howto/wallet"]) {
    expect([path, (await browser.open(path)).status]).toEqual([path, howto ? 200 : 404]);
  }
});

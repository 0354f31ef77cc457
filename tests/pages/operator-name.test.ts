import { expect, test } from "vitest";
import { pages } from "./pages";

const { brand, guest, signedIn, sandbox } = pages();

test("the top bar has the brand's own name in the page's language, whatever the look-up says, for guests and members [2.20 7.07]", async () => {
  const info = (await sandbox.call("lookup.info")).body as { name: string };
  const named = Object.values(brand.config.name).filter((name) => name !== info.name);
  expect(named.length).toBeGreaterThan(1);
  for (const [browser, path] of [
    [guest(), "/contact"],
    [await signedIn(), "/user/contact"],
  ] as const) {
    for (const locale of brand.config.locales) {
      browser.visitor.remember("locale", locale);
      const page = await browser.open(path);
      expect([page.path, page.text("header a")]).toEqual([path, brand.config.name[locale]]);
    }
  }
});

import { PlainBrowser } from "../support/plain-browser";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { expectUsable } from "./usable";

test("contact: the chat is the only primary, a thumb calls the number in the operator's text, and the LINE account stands beside it", async ({
  page,
  site,
  sandbox,
  brand: { t, config },
  axe,
}) => {
  const { contactText = "" } = (await sandbox.call("lookup.contact")).body as { contactText?: string };
  const [, href = "", number = ""] = /href="(tel:[^"]+)">([^<]+)</.exec(contactText) ?? [];
  const call = t("public:contact.call", { number });
  await page.goto("/contact");
  await awaitScript(page);
  const main = page.getByRole("main");
  const primary = main.locator("[data-variant=primary]");
  await expect(primary).toHaveCount(1);
  await expect(primary).toContainText(
    t(config.features.chat ? "public:contact.chat" : "public:contact.line"),
  );
  await expect(main.getByRole("link", { name: call })).toHaveAttribute("href", href);
  await expect(main.getByRole("link", { name: t("public:contact.line") })).toHaveCount(1);
  await axe(page);
  await expectUsable(page, "contact");
  const plain = (await new PlainBrowser(site.url).open("/contact")).document;
  const links = [...plain.querySelectorAll("main a")].map((link) => link.textContent?.trim());
  expect(links).toEqual(expect.arrayContaining([call, t("public:contact.line")]));
});

test("contact on a desktop has the LINE account at the brand's side, under it on a phone", async ({
  page,
  brand: { t },
}) => {
  const line = page.getByRole("region", { name: t("public:contact.add") });
  const call = page
    .getByRole("main")
    .getByRole("link", { name: t("public:contact.call", { number: "" }).trim() });
  const places = async () => [await line.boundingBox(), await call.boundingBox()] as const;
  await page.goto("/contact");
  const [below, above] = await places();
  expect(below?.y).toBeGreaterThan(above?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [beside, before] = await places();
  expect(beside?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
});

import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { pages } from "./pages";

const { brand, sandbox, guest, signedIn } = pages();
const { t } = brand;

test("a public page carries its styles, and nothing holds up its first paint", async () => {
  for (const path of ["/login", "/terminated", "/nowhere"]) {
    const { html } = await guest().open(path);
    expect(html, path).toMatch(/<style id="styles"/);
    expect(html, `${path} in one piece`).not.toContain("$RC(");
    const [shown = "", after = ""] = html.split("</script><noscript><link");
    const [late = ""] = /<template id="late">.*?<\/template>/s.exec(html) ?? [];
    expect(shown.replace(late, ""), path).not.toMatch(/<link[^>]+rel="stylesheet"/);
    const rest = after.replace(/<script[^>]*>.*?<\/script>/gs, "");
    expect(rest, path).toMatch(/^ id="sheet" rel="stylesheet"[^>]+><\/noscript>(<!--[^>]*-->)*<\/body>/);
    expect(html.slice(0, html.indexOf("</head>")), path).not.toContain("<script");
  }
});

test("pages of guests and members are laid out by the standards", async () => {
  for (const [browser, path] of [
    [guest(), "/login"],
    [await signedIn(), "/user/home"],
  ] as const) {
    expect((await browser.open(path)).html).toMatch(/^<!DOCTYPE html><html/);
  }
});

test("how-to works by plain links without script, and an unknown video is a 404 [2.13]", async () => {
  const browser = guest();
  await browser.open("/howto");
  await browser.follow(`${t("public:howto.play")}${t("public:howto.watch")}`);
  expect(browser.page.one("dialog[open] video").hasAttribute("controls")).toBe(true);
  await browser.follow(t("public:common.close"));
  expect(browser.page.path).toBe("/howto");
  expect((await browser.open("/howto/nothing")).status).toBe(404);
});

test("contact shows the operator's text, LINE picture, link and name, website and version, to guests and members [1.13 2.14 2.15 3.17 6.01 7.07 7.09 9.31]", async () => {
  const contact = (await sandbox.call("lookup.contact")).body as Record<string, string>;
  const info = (await sandbox.call("lookup.info")).body as Record<string, string>;
  const visits = [
    [guest(), "/contact"],
    [await signedIn(), "/user/contact"],
  ] as const;
  for (const [browser, path] of visits) {
    const page = await browser.open(path);
    const seen = page.text("main");
    const texts = [...(contact.contactText ?? "").matchAll(/>([^<]+)</g)].map(([, text = ""]) => text.trim());
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(seen).toContain(text);
    expect(page.all("main a[href^='tel:']").length).toBeGreaterThan(0);
    const qr = page.one(`main img[alt="${t("public:contact.qr")}"]`);
    expect(qr.getAttribute("src")).toBe(contact.lineQR);
    expect(page.headers.get("content-security-policy")).toMatch(
      new RegExp(`img-src [^;]*${new URL(contact.lineQR ?? "").origin}`),
    );
    expect((await fetch(contact.lineQR ?? "")).headers.get("content-type")).toMatch(/^image\//);
    expect(page.link(t("public:contact.line"))).toBe(contact.lineLink);
    expect(seen).toContain(contact.lineName);
    expect(page.link(new URL(info.website ?? "").host)).toBe(info.website);
    expect(seen).toContain(t("public:contact.version", { version: "1.1.14" }));
  }
});

test("the public menu leads home, to register, how-to and contact, without script [2.02 2.17 6.01]", async () => {
  const browser = guest();
  const { document } = await browser.open("/contact");
  const menu = [...document.querySelectorAll(`nav[aria-label="${t("public:nav.label")}"] a`)];
  expect(menu.map((link) => [link.textContent?.trim(), link.getAttribute("href")])).toEqual([
    [t("public:nav.login"), "/login"],
    [t("public:nav.register"), "/register"],
    [t("public:nav.howto"), "/howto"],
    [t("public:nav.contact"), "/contact"],
  ]);
  for (const path of menu.map((link) => link.getAttribute("href") ?? "")) {
    const page = await browser.open(path);
    expect([page.path, page.status]).toEqual([path, 200]);
  }
});

test("the terminated page and the 404 page are open to anybody [2.05 2.06 6.01]", async () => {
  const browser = guest();
  await browser.visitor.post("/language", { locale: "en", returnTo: "/login" });
  expect((await browser.open("/terminated")).document.title).toBe("Page not found");
  const missing = await browser.open("/no/such/page");
  expect(missing.status).toBe(404);
  expect(missing.text("main")).toContain("404");
  expect(missing.text("h1")).toBe("Page Not Found");
});

test("the manifest names the brand in the visitor's language, with its colours and mark", async () => {
  const browser = guest();
  for (const locale of brand.config.locales) {
    await browser.visitor.post("/language", { locale, returnTo: "/login" });
    const { document } = await browser.open("/login");
    const path = document.querySelector("link[rel=manifest]")?.getAttribute("href") ?? "";
    const answer = await browser.visitor.get(path);
    expect(answer.headers.get("content-type")).toContain("application/manifest+json");
    const manifest = (await answer.json()) as Record<string, string> & { icons: { src: string }[] };
    expect(manifest).toMatchObject({ name: brand.config.name[locale], lang: locale, display: "standalone" });
    const colour = document.querySelector("meta[name=theme-color]")?.getAttribute("content");
    expect(manifest.theme_color).toBe(colour);
    expect((await browser.visitor.get(manifest.icons[0]?.src ?? "")).status).toBe(200);
  }
});

test("phones get the brand's icon as PNG in the sizes that the manifest names, and where iOS looks for it", async () => {
  const browser = guest();
  const manifest = await (await browser.visitor.get("/manifest.webmanifest")).json();
  const drawn = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(drawn.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  const { document } = await browser.open("/login");
  const touch = document.querySelector("link[rel=apple-touch-icon]")?.getAttribute("href");
  expect(touch).toBe("/apple-touch-icon.png");
  for (const { src, sizes } of [...drawn, { src: touch, sizes: "180x180" }]) {
    const { width, height, data } = PNG.sync.read(await bytesOf(await browser.visitor.get(src)));
    expect(`${width}x${height}`).toBe(sizes);
    // Gold in the middle of the mark, the ground at its corner.
    const at = (x: number, y: number) => data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4);
    const ground = `#${Buffer.from(at(2, 2)).toString("hex")}`.toUpperCase();
    expect(ground).toBe(`${manifest.theme_color}FF`.toUpperCase());
    expect(at(width / 2, Math.round(height * 0.24 + 40))).not.toEqual(at(2, 2));
  }
  for (const path of ["/icons/513.png", "/icons/touch", "/icons/..%2f192.png"]) {
    expect([path, (await browser.visitor.get(path)).status]).toEqual([path, 404]);
  }
});

test("a link that is shared shows the brand's name, line and picture on public pages, and nothing on a member's", async () => {
  const shown = (document: Document) =>
    Object.fromEntries(
      [...document.querySelectorAll("meta[property^='og:'], meta[name=description]")].map((meta) => [
        meta.getAttribute("property") ?? meta.getAttribute("name"),
        meta.getAttribute("content"),
      ]),
    );
  const name = brand.config.name.th;
  const tagline = brand.config.tagline?.th;
  for (const path of ["/login", "/register?code=PR1", "/howto", "/contact"]) {
    expect([path, shown((await guest().open(path)).document)]).toEqual([
      path,
      {
        description: tagline,
        "og:type": "website",
        "og:title": name,
        "og:description": tagline,
        "og:image": "/icons/512.png",
      },
    ]);
  }
  expect(shown((await (await signedIn()).open("/user/home")).document)).toEqual({});
});

test("without script the eye hides balances too", async () => {
  const browser = await signedIn();
  await browser.open("/user/home");
  await browser.press(t("member:frame.hideBalances"));
  expect(browser.page.path).toBe("/user/home");
  expect(browser.page.document.documentElement.getAttribute("data-balances")).toBe("hidden");
});

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

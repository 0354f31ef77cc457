import type { Browser } from "playwright/test";
import { presetNames } from "../../schemas/names";
import { presets } from "../../themes/colors";
import { configWith } from "../support/config-file";
import { startSite } from "../support/site";
import { acceptance } from "./agreement";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { signInTo } from "./session";

/** Removes colour and brightness differences: one palette for all, in grey. */
const GREY = "html{filter:grayscale(1)!important}*{animation:none!important;transition:none!important}";
/** The share of the screen that must look different although text and order are the same. */
const LEAST_APART = 0.05;

const screens = ["/login", "/user/home"] as const;
type Pictures = Record<(typeof screens)[number], string>;

async function picturesOf(browser: Browser, theme: object): Promise<Pictures> {
  const config = configWith({ theme });
  const site = await startSite("siam-gold", { env: { OPERATOR_CONFIG: config.file } });
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce", bypassCSP: true });
  const page = await context.newPage();
  const take = async (path: string) => {
    await page.goto(path);
    await awaitScript(page);
    await page.addStyleTag({ content: GREY });
    return (await page.screenshot()).toString("base64");
  };
  try {
    const login = await take("/login");
    await context.addCookies([acceptance(site.brand)]);
    await signInTo(site.url, context, await site.sandbox.make({ name: "Ann" }));
    return { "/login": login, "/user/home": await take("/user/home") };
  } finally {
    await context.close();
    await site.close();
    config.remove();
  }
}

/** The share of pixels in which two pictures visibly differ. */
function shareApart([one, other]: [string, string]): Promise<number> {
  const pixelsOf = async (picture: string) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  };
  return Promise.all([pixelsOf(one), pixelsOf(other)]).then(([left, right]) => {
    let apart = 0;
    for (let at = 0; at < left.length; at += 4)
      if (Math.abs((left[at] ?? 0) - (right[at] ?? 0)) > 24) apart += 1;
    return (4 * apart) / left.length;
  });
}

test("the presets are told apart in grey and in one palette, by their drawing alone", async ({ browser }) => {
  test.slow();
  const { colors } = presets.paper;
  const drawn = new Map<string, Pictures>();
  for (const preset of presetNames) {
    drawn.set(preset, await picturesOf(browser, { preset, colors, mark: "mark.svg" }));
  }
  const page = await (await browser.newContext()).newPage();
  for (const path of screens) {
    for (const [index, one] of presetNames.entries()) {
      for (const other of presetNames.slice(index + 1)) {
        const pair: [string, string] = [drawn.get(one)?.[path] ?? "", drawn.get(other)?.[path] ?? ""];
        const share = await page.evaluate(shareApart, pair);
        expect(share, `${path}: ${one}, ${other}`).toBeGreaterThan(LEAST_APART);
      }
    }
  }
});

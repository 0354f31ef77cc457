import { expect, type Page, type Response } from "playwright/test";
import { isOfMember, pagesOf } from "../../scripts/bench/pages";
import { newApplicant } from "../support/applicant";
import { test } from "./fixtures";
import { registrationScreen } from "./registration-screen";
import { awaitScript } from "./screens";

/** Stands in zod's own text, whatever the build makes of it. */
const ZOD = "__zod_globalConfig";

/** Whether the page has loaded zod by now. */
function watchZod(page: Page): { hasCome(): Promise<boolean> } {
  const files: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") files.push(response);
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest()) files.length = 0;
  });
  return {
    async hasCome() {
      const texts = await Promise.all(files.map((file) => file.text().catch(() => "")));
      return texts.some((text) => text.includes(ZOD));
    },
  };
}

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** The pages whose first text field is validated while somebody types. */
const LIVE = [
  ...["/register", "/register/profile", "/register/bank", "/user/profile/password", "/user/profile/edit"],
  ...["/user/home/transfer", "/user/home/withdraw", "/user/home/deposit", "/user/home/deposit/qr/KBANK"],
];

/** Writes into the page's first text field, if there is one, and leaves it. */
async function typeAnything(page: Page): Promise<void> {
  const fields = page.locator(
    "form[novalidate] input:is([type=text], [type=tel], [type=password], :not([type]))",
  );
  const field = fields.and(page.locator(":visible:not([readonly])")).first();
  if ((await field.count()) === 0) return;
  await field.fill("1");
  await field.blur();
}

test("no page loads zod by itself; a form that is validated live brings it, and no page breaks its policy", async ({
  page,
  brand,
  site,
  signIn,
  member,
}) => {
  test.slow();
  const zod = watchZod(page);
  const early: string[] = [];
  const late = new Set<string>();
  const look = async () => {
    await awaitScript(page);
    await idle(page);
    const { pathname } = new URL(page.url());
    if (await zod.hasCome()) early.push(pathname);
    await typeAnything(page);
    if (!LIVE.includes(pathname)) return;
    await expect.poll(zod.hasCome, pathname).toBe(true);
    late.add(pathname);
  };
  const all = (await pagesOf(process.cwd(), site.url)).filter((path) => path !== "/offline");
  for (const path of all.filter((path) => !isOfMember(path) && !path.startsWith("/register/"))) {
    await page.goto(path);
    await look();
  }
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await expect(screen.name).toBeVisible();
  await page.reload();
  await look();
  await screen.enterProfile(applicant);
  await expect(screen.bank).toBeVisible();
  await page.reload();
  await look();
  await signIn(page.context(), member);
  for (const path of all.filter(isOfMember)) {
    await page.goto(path);
    await look();
  }
  expect(early).toEqual([]);
  expect([...late].sort()).toEqual([...LIVE].sort());
});

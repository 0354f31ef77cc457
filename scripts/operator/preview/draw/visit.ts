import type { Browser } from "playwright";
import type { Brand } from "schemas/brand";
import type { Locale } from "schemas/names";
import { userAgent } from "../../../bench/documents";
import { cookiesFor } from "../../../bench/visit";
import { usualMember } from "../../states/members";
import type { Stage, State } from "../../states/state";
import type { Site } from "../site/sites";
import { type Width, windows } from "./look";

/** How long one step of a state may take, in ms, on a machine that draws several at once. */
const PATIENCE_MS = 20_000;

/** A browser of its own with a new member, who has signed in unless a guest looks. */
export async function visit(
  browser: Browser,
  site: Site,
  brand: Brand,
  state: State,
  { locale, width }: { locale: Locale; width: Width },
): Promise<Stage> {
  const money = (baht: number) => (brand.currency === "LAK" ? baht * 1_000 : baht);
  const isGuest = state.member === "guest";
  const settings = typeof state.member === "function" ? state.member : usualMember;
  const [context, member] = await Promise.all([
    browser.newContext({
      userAgent,
      baseURL: site.url,
      viewport: { width, height: windows[width] },
      reducedMotion: "reduce",
      serviceWorkers: "block",
      timezoneId: brand.timeZone,
    }),
    site.sandbox.make(settings(money)),
  ]);
  context.setDefaultTimeout(PATIENCE_MS);
  // With this the runner gives functions their names; a page has no such thing.
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.addCookies(cookiesFor(site.url, `locale=${locale}; ${site.acceptance}`));
  if (!isGuest) {
    const { username, password } = member;
    const form = { username, password };
    const answer = await context.request.post("/login", { form, maxRedirects: 0 });
    if (answer.headers().location !== "/user")
      throw new Error(`the sign-in was refused (${answer.status()})`);
  }
  const { sandbox, url, passTime } = site;
  return { page: await context.newPage(), sandbox, member, brand, money, url, passTime };
}

import { existsSync } from "node:fs";
import { request } from "undici";
import { readDocument, userAgent } from "./documents";
import { registrationCookies } from "./registration";
import type { Site } from "./site";

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

const SOME_ENTRY = "/user/statement/entry/1";

/** Pages that say that there is nothing. */
export const EMPTY = ["/nowhere", "/user/outcome/none"];

/** What stands in the address of a page in place of its parts; home's games and bonuses are the sandbox's. */
const given: Readonly<Record<string, string>> = {
  "/howto/:video": "/howto/wallet",
  "/user/statement/entry/:reference": SOME_ENTRY,
  "/user/home/deposit/qr/:bankCode": "/user/home/deposit/qr/KBANK",
  "/user/home/games/:code": "/user/home/games/JOKER",
  "/user/bonus/:code": "/user/bonus/WEEK15",
  "/user/outcome/:intent": "/user/outcome/none",
  "/*": "/nowhere",
};

/** Whether the page is a member's. */
export const isOfMember = (path: string): boolean => path.startsWith("/user/");

export interface MeasuredPage {
  path: string;
  /** With which it is opened; empty for a guest. */
  cookie: string;
}

/** Every page, as whoever may open it: guests, a guest who registers, the member whose cookie this is. */
export async function measuredPages(root: string, site: Site, member: string): Promise<MeasuredPage[]> {
  const steps = await registrationCookies(site);
  const { html } = await readDocument(`${site.url}/user/statement`, member);
  const [entry = ""] = /\/user\/statement\/entry\/[^"?]+/.exec(html) ?? [];
  const paths = (await pagesOf(root, site.url)).map((path) => (path === SOME_ENTRY ? entry : path));
  const pages = paths.map((path) => ({ path, cookie: isOfMember(path) ? member : (steps[path] ?? "") }));
  const answers = await Promise.all(pages.map((page) => isShown(site, page)));
  return pages.filter((_, at) => answers[at]);
}

/** Some lead on to another page as long as nothing calls for them. */
async function isShown({ url }: Site, { path, cookie }: MeasuredPage): Promise<boolean> {
  const { statusCode, body } = await request(url + path, { headers: { cookie, "user-agent": userAgent } });
  await body.dump();
  return statusCode !== 302;
}

/** The address of every page of the build that the origin serves, by its route map; throws for one of unknown parts. */
export async function pagesOf(root: string, origin: string): Promise<string[]> {
  const { html } = await readDocument(`${origin}/login`);
  const [address] = /\/assets\/manifest-[\w-]+\.js/.exec(html) ?? [];
  const text = await (await request(`${origin}${address}`)).body.text();
  const { routes } = JSON.parse(text.replace(/^[^{]*|;$/g, "")) as { routes: Record<string, Route> };
  const all = Object.values(routes);
  const isLayout = ({ id }: Route) => all.some(({ parentId, index }) => parentId === id && index);
  const isPage = (route: Route) =>
    route.path !== undefined && !isLayout(route) && existsSync(`${root}/app/${route.id}.tsx`);
  const addressOf = ({ path, parentId = "" }: Route): string => {
    const parent = routes[parentId];
    return `${parent ? addressOf(parent) : ""}${path ? `/${path}` : ""}`;
  };
  return all.filter(isPage).map((route) => {
    const written = addressOf(route);
    const own = given[written] ?? written;
    if (/[:*]/.test(own)) throw new Error(`scripts/bench/pages.ts: what stands in ${written}?`);
    return own;
  });
}

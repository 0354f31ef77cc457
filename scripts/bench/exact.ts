import type { Browser } from "playwright";
import { blockers, type Page, readDocument } from "./documents";
import { foreignTexts, type Language } from "./languages";
import { type LoadedScript, loadedScripts, sizeOf } from "./loaded";
import { bytes, count, type Measure } from "./measure";
import { EMPTY, isOfMember, type MeasuredPage } from "./pages";
import type { Site } from "./site";

const languages = ["th", "lo", "en"] as const satisfies readonly Language[];

/** Budgets of standards.md, Speed, in bytes on the wire. */
const LIMITS = { document: 8_000, scripts: 112_000, home: 10_000, homeScripts: 12_000 };
const HOME = "/user/home";
/** How many pages are opened at once. */
const LANES = 2;

interface Found {
  path: string;
  documents: Record<Language, Page>;
  scripts: Record<Language, LoadedScript[]>;
}

/** Sizes and round trips of every page of the current build, which are the same in every run. */
export async function exactMeasures(
  browser: Browser,
  site: Site,
  pages: readonly MeasuredPage[],
): Promise<Measure[]> {
  const found = await eachInTurn(pages, (page) => look(browser, site, page));
  const guests = found.filter(({ path }) => !isOfMember(path));
  const [login, home] = ["/login", HOME].map((wanted) => found.find(({ path }) => path === wanted));
  if (!login || !home) throw new Error("the build has no login or no home");
  const blocked = guests.filter(({ documents }) => blockers(documents.th.html).length > 0);
  const scripted = guests.filter(({ documents }) => /<form(?![^>]*method="post")/.test(documents.th.html));
  const foreign = found.flatMap(({ path, scripts }) =>
    foreignTexts(scripts).map((text) => `${path} ${text}`),
  );
  const lacksBalances = home.documents.th.firstPiece.includes("shelf-lotto") ? 0 : 1;
  const shared = new Set(login.scripts.th.map(({ path }) => path));
  const ownOfHome = home.scripts.th.filter(({ path }) => !shared.has(path));
  return [
    ...guests.map((page) => largest("document", page, ({ documents }, name) => documents[name].size)),
    ...guests.map((page) => largest("scripts", page, ({ scripts }, name) => sizeOf(scripts[name]))),
    count("public pages with two rounds to the first paint", ...named(blocked)),
    count("public pages whose form needs a script", ...named(scripted)),
    bytes(
      `home: document with ${gamesIn(home.documents.th.html)} games`,
      home.documents.th.size,
      LIMITS.home,
    ),
    count("home: balances missing in the first piece", lacksBalances, 0),
    bytes("home: scripts beyond the shared ones", sizeOf(ownOfHome), LIMITS.homeScripts),
    count(
      `of ${found.length} pages, those that load another language's texts`,
      foreign.length,
      0,
      foreign.join(", "),
    ),
  ];
}

async function look(browser: Browser, { url }: Site, { path, cookie }: MeasuredPage): Promise<Found> {
  const found = { path, documents: {}, scripts: {} } as Found;
  for (const locale of languages) {
    const cookies = [cookie, `locale=${locale}`].filter(Boolean).join("; ");
    found.documents[locale] = await readDocument(url + path, cookies);
    const { status } = found.documents[locale];
    if ((status === 200) === EMPTY.includes(path)) throw new Error(`${path} answered ${status}`);
    found.scripts[locale] = await loadedScripts(browser, { url: url + path, cookie: cookies });
  }
  return found;
}

async function eachInTurn<One, Made>(
  all: readonly One[],
  make: (one: One) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const rest = [...all.entries()];
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) made[next[0]] = await make(next[1]);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return made;
}

/** In the language in which it is largest. */
function largest(
  what: "document" | "scripts",
  page: Found,
  sizeIn: (page: Found, name: Language) => number,
): Measure {
  const sizes = languages.map((name) => [sizeIn(page, name), name] as const);
  const [size, name] = sizes.reduce((most, one) => (one[0] > most[0] ? one : most));
  return bytes(`${what}: ${page.path}, ${name}`, size, LIMITS[what]);
}

/** The arguments of `count` for pages of which there may be none. */
function named(pages: readonly Found[]): [found: number, limit: number, note: string] {
  return [pages.length, 0, pages.map(({ path }) => ` ${path}`).join()];
}

function gamesIn(html: string): number {
  return new Set([...html.matchAll(/href="\/user\/home\/games\/[^"]+"/g)].map(([link]) => link)).size;
}

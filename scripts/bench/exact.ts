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
/**
 * conform's hook, which no page had when the budget was made (docs/decisions/forms-by-conform.md): a miss of standards.md,
 * held where it is.
 */
const FORM = { scripts: 3_500 };
/** The chat and its socket, which other pages bring at the tap: on its own page they are needed at once. */
const CHAT = { path: "/contact/chat", scripts: 23_000 };
const LOGIN = "/login";
const HOME = "/user/home";
/** The pages of which all languages are compared. */
const SPOKEN = [LOGIN, HOME];
/** How many pages are opened at once. */
const LANES = 2;

interface Found {
  path: string;
  documents: Record<Language, Page>;
  /** In the language of the largest document; in all of them for `SPOKEN`. */
  scripts: Partial<Record<Language, LoadedScript[]>>;
}

/** Sizes and round trips of every page of the current build, which are the same in every run. */
export async function exactMeasures(
  browser: Browser,
  site: Site,
  pages: readonly MeasuredPage[],
): Promise<Measure[]> {
  const found = await eachInTurn(pages, (page) => look(browser, site, page));
  const guests = found.filter(({ path }) => !isOfMember(path));
  const [login, home] = SPOKEN.map((wanted) => found.find(({ path }) => path === wanted));
  if (!login || !home) throw new Error("the build has no login or no home");
  const blocked = guests.filter(({ documents }) => blockers(documents.th.html).length > 0);
  const scripted = guests.filter(({ documents }) => /<form(?![^>]*method="post")/.test(documents.th.html));
  const foreign = [login, home].flatMap(({ scripts }) => foreignTexts(scripts as Required<typeof scripts>));
  const lacksBalances = home.documents.th.firstPiece.includes("shelf-lotto") ? 0 : 1;
  const shared = new Set(login.scripts.th?.map(({ path }) => path));
  const ownOfHome = (home.scripts.th ?? []).filter(({ path }) => !shared.has(path));
  return [
    ...guests.flatMap(sizesOf),
    count("public pages with two rounds to the first paint", ...named(blocked)),
    count("public pages whose form needs a script", ...named(scripted)),
    bytes(
      `home: document with ${gamesIn(home.documents.th.html)} games`,
      home.documents.th.size,
      LIMITS.home,
    ),
    count("home: balances missing in the first piece", lacksBalances, 0),
    bytes("home: scripts beyond the shared ones", sizeOf(ownOfHome), LIMITS.homeScripts),
    count("pages that load another language's texts", foreign.length, 0, foreign.join(", ")),
  ];
}

async function look(browser: Browser, { url }: Site, { path, cookie }: MeasuredPage): Promise<Found> {
  const cookieIn = (name: Language) => [cookie, `locale=${name}`].filter(Boolean).join("; ");
  const found = { path, documents: {}, scripts: {} } as Found;
  for (const name of languages) {
    found.documents[name] = await readDocument(url + path, cookieIn(name));
    const { status } = found.documents[name];
    if ((status === 200) === EMPTY.includes(path)) throw new Error(`${path} answered ${status}`);
  }
  for (const name of SPOKEN.includes(path) ? languages : [largestIn(found)])
    found.scripts[name] = await loadedScripts(browser, { url: url + path, cookie: cookieIn(name) });
  return found;
}

function largestIn({ documents }: Found): Language {
  return languages.reduce((most, name) => (documents[name].size > documents[most].size ? name : most));
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

/** In the language whose document is the largest. */
function sizesOf(page: Found): Measure[] {
  const name = largestIn(page);
  const hasForm = /<form[^>]* novalidate=/.test(page.documents[name].html);
  const more = page.path === CHAT.path ? CHAT.scripts : hasForm ? FORM.scripts : 0;
  // What is held is told as what it is: the figure itself is missed.
  const kind = more === FORM.scripts ? "scripts (112 kB missed)" : "scripts";
  return [
    bytes(`document: ${page.path}, ${name}`, page.documents[name].size, LIMITS.document),
    bytes(`${kind}: ${page.path}, ${name}`, sizeOf(page.scripts[name] ?? []), LIMITS.scripts + more),
  ];
}

/** The arguments of `count` for pages of which there may be none. */
function named(pages: readonly Found[]): [found: number, limit: number, note: string] {
  return [pages.length, 0, pages.map(({ path }) => ` ${path}`).join()];
}

function gamesIn(html: string): number {
  return new Set([...html.matchAll(/href="\/user\/home\/games\/[^"]+"/g)].map(([link]) => link)).size;
}

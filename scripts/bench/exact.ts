import type { Browser } from "playwright";
import { blockers, readDocument } from "./documents";
import { foreignTexts, type Language } from "./languages";
import { type LoadedScript, loadedScripts, sizeOf } from "./loaded";
import { bytes, count, type Measure } from "./measure";
import type { Site } from "./site";

const languages = ["th", "lo", "en"] as const satisfies readonly Language[];

/** Budgets of standards.md, Speed, in bytes on the wire. */
const LIMITS = {
  publicPage: 5_000,
  publicCap: 14_000,
  loginScripts: 100_000,
  home: 10_000,
  homeScripts: 12_000,
};

/** The kinds of page that a guest may open first. */
const publicPaths = ["/login", "/register", "/contact", "/howto", "/howto/wallet", "/terminated"];

type Scripts = Record<Language, LoadedScript[]>;

/** Sizes and round trips of the current build, which are the same in every run. `cookie` is a signed-in member's. */
export async function exactMeasures(browser: Browser, site: Site, cookie: string): Promise<Measure[]> {
  const login = `${site.url}/login`;
  const scriptsOf = async (url: string, ...pairs: readonly string[]): Promise<Scripts> => {
    const loaded = {} as Scripts;
    for (const locale of languages) {
      loaded[locale] = await loadedScripts(browser, {
        url,
        cookie: [...pairs, `locale=${locale}`].join("; "),
      });
    }
    return loaded;
  };
  // Public pages sign out a browser that has a session, so home comes first.
  const homePage = await readDocument(`${site.url}/user/home`, cookie);
  const homeScripts = await scriptsOf(`${site.url}/user/home`, cookie);
  const loginScripts = await scriptsOf(login);
  const shared = new Set(loginScripts.th.map(({ path }) => path));
  const ownOfHome = homeScripts.th.filter(({ path }) => !shared.has(path));
  const inAll = Math.max(...languages.map((language) => sizeOf(loginScripts[language])));
  const foreign = [loginScripts, homeScripts].flatMap(foreignTexts);
  const lacksBalances = homePage.firstPiece.includes("shelf-lotto") ? 0 : 1;
  return [
    ...(await publicDocuments(site.url)),
    ...publicRounds((await readDocument(login)).html),
    bytes("login: scripts in all", inAll, LIMITS.loginScripts),
    bytes(`home: document with ${gamesIn(homePage.html)} games`, homePage.size, LIMITS.home),
    count("home: balances missing in the first piece", lacksBalances, 0),
    bytes("home: scripts beyond the shared ones", sizeOf(ownOfHome), LIMITS.homeScripts),
    count("pages that load another language's texts", foreign.length, 0, foreign.join(", ")),
  ];
}

/** The document's size in the language that makes it largest, and that language's name. */
async function largest(origin: string, path: string): Promise<[size: number, name: string]> {
  const pages = await Promise.all(languages.map((locale) => readDocument(origin + path, `locale=${locale}`)));
  const sizes = pages.map(({ size }, index) => [size, `${path}, ${languages[index]}`] as [number, string]);
  return sizes.reduce((most, one) => (one[0] > most[0] ? one : most));
}

/** Each public document, compared with the target and with the hard limit. */
async function publicDocuments(origin: string): Promise<Measure[]> {
  const found = await Promise.all(publicPaths.map((path) => largest(origin, path)));
  return found.flatMap(([size, name]) => [
    bytes(`document: ${name}`, size, LIMITS.publicPage),
    bytes(`document: ${name}, its cap`, size, LIMITS.publicCap),
  ]);
}

function publicRounds(html: string): Measure[] {
  const hasNativeForm = /<form[^>]*method="post"/.test(html);
  return [
    count("login: rounds to the first paint", 1 + blockers(html).length, 1),
    count("login: scripts before the form works", hasNativeForm ? 0 : 1, 0),
  ];
}

function gamesIn(html: string): number {
  return new Set([...html.matchAll(/href="\/user\/home\/games\/[^"]+"/g)].map(([link]) => link)).size;
}

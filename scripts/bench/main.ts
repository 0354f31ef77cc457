import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { ensureBuild } from "../bootstrap/build";
import { say, warn } from "../bootstrap/say";
import { findBrowser } from "../bootstrap/tools";
import { measureCpu } from "./cpu";
import { blockers, readDocument, signIn } from "./documents";
import { type House, openHouse } from "./house";
import { foreignTexts, type Language } from "./languages";
import { type LoadedScript, loadedScripts, sizeOf } from "./loaded";
import { bytes, count, type Measure, ratio, tableOf } from "./measure";
import { measurePaint } from "./paint";

const root = fileURLToPath(new URL("../../", import.meta.url));
const languages = ["th", "lo", "en"] as const satisfies readonly Language[];

/** Budgets of standards.md, Speed, in bytes on the wire. */
const LIMITS = {
  login: 5_000,
  publicPage: 5_000,
  publicCap: 14_000,
  loginScripts: 110_000,
  home: 6_000,
  homeScripts: 12_000,
  lcp: 1.15,
  cpu: 3,
};

/** Every kind of page that a guest may see first. */
const publicPaths = ["/login", "/register", "/contact", "/howto", "/howto/wallet", "/terminated"];

/** The table of standards.md, Speed, for the current build. Answers false over a byte budget or a rule. */
async function bench(house: House): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const login = `${house.url}/login`;
    const cookie = await signIn(house);
    const cookies = Object.fromEntries(
      cookie.split("; ").map((pair) => pair.split(/=(.*)/s) as [string, string]),
    );
    const scriptsOf = async (url: string, more: Record<string, string>) => {
      const loaded = {} as Record<Language, LoadedScript[]>;
      for (const locale of languages) loaded[locale] = await loadedScripts(browser, url, { ...more, locale });
      return loaded;
    };
    // A browser with a session is signed out by the public pages, so home comes first.
    const homePage = await readDocument(`${house.url}/user/home`, cookie);
    const cpu = await measureCpu(root, house, cookie);
    const homeScripts = await scriptsOf(`${house.url}/user/home`, cookies);
    const loginScripts = await scriptsOf(login, {});
    const shared = new Set(loginScripts.th.map(({ path }) => path));
    const ownOfHome = homeScripts.th.filter(({ path }) => !shared.has(path));
    const paint = await measurePaint(browser, login);
    const measures: Measure[] = [
      ...(await documentsOf(login)),
      ...(await publicDocuments(house.url)),
      ...publicRounds((await readDocument(login)).html),
      bytes(
        "login: scripts in all",
        Math.max(...languages.map((l) => sizeOf(loginScripts[l]))),
        LIMITS.loginScripts,
      ),
      bytes(`home: document with ${gamesIn(homePage.html)} games`, homePage.size, LIMITS.home),
      count(
        "home: balances missing in the first piece",
        homePage.firstPiece.includes("shelf-lotto") ? 0 : 1,
        0,
      ),
      bytes("home: scripts beyond the shared ones", sizeOf(ownOfHome), LIMITS.homeScripts),
      count("pages that load another language's texts", foreign([loginScripts, homeScripts]).length, 0),
      ratio("login: LCP ÷ a static page's", paint.ratio, LIMITS.lcp, timings(paint)),
      ratio("login: layout shift", Math.round(paint.layoutShift * 1000) / 1000, 0),
      ...(cpu === undefined ? [] : [ratio("home: server CPU ÷ its floor", cpu, LIMITS.cpu)]),
    ];
    say(tableOf(measures));
    for (const name of foreign([loginScripts, homeScripts])) warn(`Another language's texts: ${name}`);
    return measures.every(({ isExact, isMet }) => !isExact || isMet);
  } finally {
    await browser.close();
  }
}

async function documentsOf(login: string): Promise<Measure[]> {
  const pages = await Promise.all(languages.map((locale) => readDocument(login, `locale=${locale}`)));
  return pages.map(({ size }, index) => bytes(`login: document, ${languages[index]}`, size, LIMITS.login));
}

/** The largest public page in any language, against the target and against the cap that must never be passed. */
async function publicDocuments(origin: string): Promise<Measure[]> {
  const sizes: [size: number, path: string][] = [];
  for (const path of publicPaths) {
    for (const locale of languages)
      sizes.push([(await readDocument(origin + path, `locale=${locale}`)).size, `${path}, ${locale}`]);
  }
  const [size, where] = sizes.reduce((largest, one) => (one[0] > largest[0] ? one : largest));
  const name = `public pages: largest document (${where})`;
  return [
    { ...bytes(name, size, LIMITS.publicPage), isExact: false },
    bytes("public pages: the same, its cap", size, LIMITS.publicCap),
  ];
}

function publicRounds(html: string): Measure[] {
  const hasNativeForm = /<form[^>]*method="post"/.test(html);
  return [
    count("login: rounds to the first paint", 1 + blockers(html).length, 1),
    count("login: scripts before the form works", hasNativeForm ? 0 : 1, 0),
  ];
}

function gamesIn(html: string): number {
  const shown = html.slice(0, html.indexOf("</main>"));
  return [...shown.matchAll(/<li /g)].length;
}

function foreign(pages: readonly Record<Language, LoadedScript[]>[]): string[] {
  return pages.flatMap(foreignTexts);
}

function timings({ loginMs, staticMs }: { loginMs: number; staticMs: number }): string {
  return ` (${Math.round(loginMs)} ms, ${Math.round(staticMs)} ms)`;
}

if (await ensureBuild(root)) {
  const house = await openHouse(root);
  try {
    process.exitCode = (await bench(house)) ? 0 : 1;
  } finally {
    await house.close();
  }
} else {
  process.exitCode = 1;
}

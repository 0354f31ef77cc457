import type { Browser } from "playwright";
import { readDocument } from "./documents";
import { count, type Measure, ratio, turns } from "./measure";
import { awaitText, type Paint, paintOf } from "./paint-of";
import { bareForm, plainTotal, withoutScript } from "./plain-pages";
import type { Site } from "./site";
import { serveStatic } from "./static-site";
import { type Visit, visit } from "./visit";

/** Standards.md, Speed. */
const LIMITS = { bare: 1.25, asFile: 1.1, total: 1.25, largest: 1.05 };
const TURNS = 5;

/**
 * First and largest paints beside those of plain pages, on slow 4G with a slow CPU and an empty cache, taken in turns.
 * `cookie` is that of a member who has `total` in all.
 */
export async function paintMeasures(
  browser: Browser,
  site: Site,
  { cookie, total }: { cookie: string; total: string },
): Promise<Measure[]> {
  const { html } = await readDocument(`${site.url}/login`);
  const pages = { "/file": withoutScript(html), "/form": bareForm, "/total": plainTotal(total) };
  const statics = await serveStatic(pages, site.url);
  const visits = {
    login: { url: `${site.url}/login` },
    file: { url: `${statics.origin}/file` },
    form: { url: `${statics.origin}/form` },
    home: { url: `${site.url}/user/home`, cookie },
    plain: { url: `${statics.origin}/total` },
  };
  try {
    const found = await inTurns(visits, (one) =>
      visit(browser, { ...one, elsewhere: statics.elsewhere, slow: "network" }, paintOf, awaitText, total),
    );
    const row = (name: string, limit: number, [one, other]: [Side, Side]) =>
      turns(name, [timesOf(found, one), timesOf(found, other)], limit);
    const most = (page: keyof typeof found, what: keyof Paint) =>
      Math.max(...found[page].map((paint) => paint[what]));
    const shift = (page: keyof typeof found) => Math.round(most(page, "layoutShift") * 1000) / 1000;
    return [
      row("login: FCP ÷ a bare form's", LIMITS.bare, [
        ["login", "firstMs"],
        ["form", "firstMs"],
      ]),
      row("login: LCP ÷ a bare form's", LIMITS.bare, [
        ["login", "largestMs"],
        ["form", "largestMs"],
      ]),
      row("login: LCP ÷ that of itself as a file", LIMITS.asFile, [
        ["login", "largestMs"],
        ["file", "largestMs"],
      ]),
      ratio("login: layout shift", shift("login"), 0),
      row("home: total shown ÷ in plain HTML", LIMITS.total, [
        ["home", "textMs"],
        ["plain", "textMs"],
      ]),
      row("home: LCP ÷ its FCP", LIMITS.largest, [
        ["home", "largestMs"],
        ["home", "firstMs"],
      ]),
      ratio("home: layout shift", shift("home"), 0),
      count("login: scripts asked for before the first paint", most("login", "earlyScripts"), 0),
      count("home: scripts asked for before the first paint", most("home", "earlyScripts"), 0),
    ];
  } finally {
    statics.close();
  }
}

type Found = Readonly<Record<string, readonly Paint[]>>;
type Side = [page: string, what: keyof Paint];

function timesOf(found: Found, [page, what]: Side): number[] {
  return (found[page] ?? []).map((paint) => paint[what]);
}

/** Every page once in each turn. */
async function inTurns<Name extends string>(
  visits: Readonly<Record<Name, Visit>>,
  look: (visit: Visit) => Promise<Paint>,
): Promise<Record<Name, Paint[]>> {
  const named = Object.entries(visits) as [Name, Visit][];
  const found = Object.fromEntries(named.map(([name]) => [name, [] as Paint[]])) as Record<Name, Paint[]>;
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, one] of named) found[name].push(await look(one));
  }
  return found;
}

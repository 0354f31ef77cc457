import { createHash } from "node:crypto";
import type { LookupAnswer, LookupName, Lookups, OptionalAnswer } from "~/lookups/lookups.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { BoundedMap } from "~/store/bounded-map";
import type { InlineCode } from "./headers";
import { type Packed, packed } from "./send-response";

/** How long a page waits for its look-ups to be confirmed before it is made anew, without those that are late. */
const PATIENCE_MS = 500;
/**
 * Of all pages as they are sent. Guests see some two hundred kinds (addresses, languages, in-app browsers) of twenty
 * kilobytes each; with an operator's longest texts a kind takes megabytes.
 */
const MOST_BYTES = 32 * 1024 * 1024;

interface KeptPage {
  page: PackedPage;
  /** What the page was made of. */
  reads: readonly Read[];
}

/** Makes the page with these look-ups; null if it is none that all may get. */
export type MakePage = (lookups: Lookups) => Promise<SharedHtml | null>;

/** Pages that are the same for all guests, each made once for as long as the look-ups that it shows stay the same. */
export interface KeptPages {
  /** The page, if nothing of it can have changed since it was made. */
  known(key: string): PackedPage | null;
  /**
   * The page, made anew if a look-up has changed; null if it is none that all may get. Requests at the same time share
   * the work. A page that lacks a look-up goes to those who have asked, and is not kept.
   */
  get(key: string, make: MakePage): Promise<PackedPage | null>;
}

export function createKeptPages(lookups: Lookups): KeptPages {
  const kept = new BoundedMap<string, KeptPage>(MOST_BYTES, bytesOf);
  const running = new Map<string, Promise<PackedPage | null>>();

  function known(key: string): PackedPage | null {
    const found = kept.get(key);
    const isSame = found?.reads.every(({ name, locale, value }) => lookups.fresh(name, locale) === value);
    return found && isSame ? found.page : null;
  }

  /** Whether the operator still says the same; false also if it does not say so soon. */
  async function isConfirmed({ reads }: KeptPage): Promise<boolean> {
    const again = reads.map(async ({ name, locale, value }) => (await lookups.get(name, locale)) === value);
    const same = await withTimeout(Promise.all(again), PATIENCE_MS).catch(() => undefined);
    return same?.every(Boolean) ?? false;
  }

  async function load(key: string, make: MakePage): Promise<PackedPage | null> {
    const found = kept.get(key);
    if (found && (await isConfirmed(found))) return found.page;
    kept.delete(key);
    const recorder = recordReads(lookups);
    const made = await make(recorder.lookups);
    if (made === null) return null;
    const reads = recorder.reads();
    if (reads === null) return packPage(made, "quickly");
    const page = await packPage(made);
    kept.set(key, { page, reads });
    return page;
  }

  return {
    known,
    get(key, make) {
      const started = running.get(key) ?? load(key, make).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}

function bytesOf(_key: string, { page }: KeptPage): number {
  return Object.values(page.bodies).reduce((sum, { length }) => sum + length, 0);
}

/** A look-up that a page has used, and what it said. */
export interface Read {
  name: LookupName;
  locale: string;
  value: LookupAnswer<LookupName>;
}

/**
 * Look-ups that note what they have told; `reads` is null if a page that used them lacks one: it failed or was late.
 */
function recordReads(lookups: Lookups): { lookups: Lookups; reads(): Read[] | null } {
  const reads: Read[] = [];
  let asked = 0;

  async function noted<Name extends LookupName, Told extends OptionalAnswer<Name>>(
    name: Name,
    locale: string,
    answer: Promise<Told>,
  ): Promise<Told> {
    asked++;
    const value = await answer;
    if (value !== undefined && value !== "gone") reads.push({ name, locale, value });
    return value;
  }

  return {
    lookups: {
      ...lookups,
      get: (name, locale) => noted(name, locale, lookups.get(name, locale)),
      find: (name, locale) => noted(name, locale, lookups.find(name, locale)),
    },
    reads: () => (reads.length === asked ? reads : null),
  };
}

/** A whole page as it is sent: compressed once, as small as it gets. */
export interface PackedPage {
  bodies: Packed;
  /** The page's hash, for entity tags. */
  hash: string;
  inline: InlineCode;
}

/** Several times what our longest page has. With an operator's longest texts the best level would take seconds. */
const MOST_LETTERS_PACKED_WELL = 100_000;

/** `pace`: as small as it gets, or quickly if it is sent only once. A page that is very long is always packed quickly. */
export async function packPage({ html, inline }: SharedHtml, pace?: "quickly"): Promise<PackedPage> {
  const bodies = await packed(html, html.length > MOST_LETTERS_PACKED_WELL ? "quickly" : pace);
  return { bodies, hash: hashOf(html), inline };
}

/** A page that many get, so that no nonce protects it. */
export interface SharedHtml {
  html: string;
  /** Its inline scripts and styles, by their hashes: sources of the Content-Security-Policy. */
  inline: InlineCode;
}

/**
 * Makes a page with a nonce into one without, which allows the code that bore it by its hashes. What did not bear it,
 * such as a script that came with an operator's text, stays forbidden. `nonce` must be of letters and digits.
 */
export function hashedInsteadOf(nonce: string, page: string): SharedHtml {
  const bearer = ` nonce="${nonce}"`;
  const code = new RegExp(`<(script|style)\\b[^>]*${bearer}[^>]*>([\\s\\S]*?)</\\1>`, "g");
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, text = ""] of page.matchAll(code))
    if (text !== "") sources[tag as keyof typeof sources].add(`'sha256-${hashOf(text)}'`);
  const inline = { scripts: [...sources.script].join(" "), styles: [...sources.style].join(" ") };
  return { html: page.replaceAll(bearer, ""), inline };
}

/** SHA-256 in base64. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

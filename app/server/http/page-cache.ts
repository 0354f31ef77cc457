import { createHash } from "node:crypto";
import type { LookupAnswer, LookupName, Lookups, OptionalAnswer } from "~/lookups/lookups.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { BoundedMap } from "~/store/bounded-map";
import type { InlineCode } from "./headers";
import { type Packed, packed } from "./send-response";

/** How long a cached page waits for its look-ups to be read again; after that it is rendered without late ones. */
const CONFIRM_WITHIN_MS = 500;
/**
 * The most bytes of all cached pages. There are some two hundred (by address, language and in-app browser) of about
 * twenty kilobytes; with an operator's longest texts one takes megabytes.
 */
const MOST_BYTES = 32 * 1024 * 1024;

interface CachedPage {
  page: PackedPage;
  /** The look-ups that it shows. */
  reads: readonly LookupRead[];
}

/** Renders the page with these look-ups; null if it is not the same for everybody. */
export type MakePage = (lookups: Lookups) => Promise<SharedHtml | null>;

/** Pages that are the same for all guests. Each is cached for as long as the look-ups that it shows stay the same. */
export interface PageCache {
  /** The page, if nothing that it shows can have changed. */
  known(key: string): PackedPage | null;
  /**
   * The page, rendered again if a look-up has changed; null if it is not the same for everybody. Simultaneous requests
   * share the work. A page whose look-up failed or was late is sent to those who have asked, and not cached.
   */
  get(key: string, make: MakePage): Promise<PackedPage | null>;
}

export function createPageCache(lookups: Lookups): PageCache {
  const cached = new BoundedMap<string, CachedPage>(MOST_BYTES, bytesOf);
  const running = new Map<string, Promise<PackedPage | null>>();

  function known(key: string): PackedPage | null {
    const found = cached.get(key);
    const isSame = found?.reads.every(({ name, locale, value }) => lookups.fresh(name, locale) === value);
    return found && isSame ? found.page : null;
  }

  /** Whether the look-ups are still the same; false also if that takes too long. */
  async function isConfirmed({ reads }: CachedPage): Promise<boolean> {
    const again = reads.map(async ({ name, locale, value }) => (await lookups.get(name, locale)) === value);
    const same = await withTimeout(Promise.all(again), CONFIRM_WITHIN_MS).catch(() => undefined);
    return same?.every(Boolean) ?? false;
  }

  async function load(key: string, make: MakePage): Promise<PackedPage | null> {
    const found = cached.get(key);
    if (found && (await isConfirmed(found))) return found.page;
    cached.delete(key);
    const recorder = recordReads(lookups);
    const made = await make(recorder.lookups);
    if (made === null) return null;
    const reads = recorder.reads();
    if (reads === null) return packPage(made, "quickly");
    const page = await packPage(made);
    cached.set(key, { page, reads });
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

function bytesOf(_key: string, { page }: CachedPage): number {
  return Object.values(page.bodies).reduce((sum, { length }) => sum + length, 0);
}

/** A look-up that a page has used, and its value then. */
interface LookupRead {
  name: LookupName;
  locale: string;
  value: LookupAnswer<LookupName>;
}

/** The same look-ups, which record what is read. `reads` is null if one has failed or was late. */
function recordReads(lookups: Lookups): { lookups: Lookups; reads(): LookupRead[] | null } {
  const reads: LookupRead[] = [];
  let asked = 0;

  async function recorded<Name extends LookupName, Value extends OptionalAnswer<Name>>(
    name: Name,
    locale: string,
    answer: Promise<Value>,
  ): Promise<Value> {
    asked++;
    const value = await answer;
    if (value !== undefined && value !== "gone") reads.push({ name, locale, value });
    return value;
  }

  return {
    lookups: {
      ...lookups,
      get: (name, locale) => recorded(name, locale, lookups.get(name, locale)),
      find: (name, locale) => recorded(name, locale, lookups.find(name, locale)),
    },
    reads: () => (reads.length === asked ? reads : null),
  };
}

/** A page that is compressed once and sent to many. */
export interface PackedPage {
  bodies: Packed;
  /** The page's hash, for entity tags. */
  hash: string;
  inline: InlineCode;
}

/** Several times the letters of our longest page. An operator's longest texts would take seconds to pack well. */
const MOST_LETTERS_PACKED_WELL = 100_000;

/** Compresses a page as far as possible; `quickly` if it is sent once, or very long. */
export async function packPage({ html, inline }: SharedHtml, pace?: "quickly"): Promise<PackedPage> {
  const bodies = await packed(html, html.length > MOST_LETTERS_PACKED_WELL ? "quickly" : pace);
  return { bodies, hash: hashOf(html), inline };
}

/** A page for many visitors, which therefore has no nonce. */
export interface SharedHtml {
  html: string;
  /** Its inline code, named by hashes in place of the nonce. */
  inline: InlineCode;
}

/**
 * Takes the nonce out of a page, and allows the inline code that had it by hashes instead. Other code, such as a script
 * in an operator's text, stays forbidden. `nonce` must consist of letters and digits.
 */
export function withHashesFor(nonce: string, page: string): SharedHtml {
  const attribute = ` nonce="${nonce}"`;
  const code = new RegExp(`<(script|style)\\b[^>]*${attribute}[^>]*>([\\s\\S]*?)</\\1>`, "g");
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, text = ""] of page.matchAll(code))
    if (text !== "") sources[tag as keyof typeof sources].add(`'sha256-${hashOf(text)}'`);
  const inline = { scripts: [...sources.script].join(" "), styles: [...sources.style].join(" ") };
  return { html: page.replaceAll(attribute, ""), inline };
}

/** SHA-256 in base64. */
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

import type { Lookups } from "~/lookups/lookups.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { BoundedMap } from "~/store/bounded-map";
import type { SharedHtml } from "./inline-code";
import { type PackedPage, packPage } from "./packed-page";
import { type Read, recordReads } from "./record-reads";

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

import type { Answer, Found, Lookups, PublicName } from "~/lookups/lookups.server";

/** A look-up that a page has used, and what it said. */
export interface Read {
  name: PublicName;
  locale: string;
  value: Answer<PublicName>;
}

/**
 * Look-ups that note what they have told; `reads` is null if a page that used them lacks one: it failed or was late.
 */
export function recordReads(lookups: Lookups): { lookups: Lookups; reads(): Read[] | null } {
  const reads: Read[] = [];
  let asked = 0;

  async function noted<Name extends PublicName, Told extends Found<Name>>(
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

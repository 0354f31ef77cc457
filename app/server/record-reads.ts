import type { Answer, Lookups, PublicName } from "~/lookups/lookups.server";

/** A look-up that a page has used, and what it said. */
export interface Read {
  name: PublicName;
  locale: string;
  value: Answer<PublicName>;
}

/** Look-ups that note what they have answered; `reads` is null if one has failed or has not answered yet. */
export function recordReads(lookups: Lookups): { lookups: Lookups; reads(): Read[] | null } {
  const reads: Read[] = [];
  let asked = 0;
  return {
    lookups: {
      ...lookups,
      async get(name, locale) {
        asked++;
        const value = await lookups.get(name, locale);
        reads.push({ name, locale, value });
        return value;
      },
    },
    reads: () => (reads.length === asked ? reads : null),
  };
}

import type { Story } from "./story";

/** What is said of our store, by what it said. */
export const stores: Readonly<Record<Story["store"], string>> = {
  record: "Our store still has its record.",
  absent: "Our store has no record of it: one is kept for a day.",
  "not-asked": "Our store was not asked: REDIS_URL is not set, and there is no file of STORE_FILE here.",
  away: "Our store could not be asked: it did not answer.",
  unreadable: "Our store has a record of it that only another release of the app can read.",
};

/** The story as support reads it. */
export function storyText({ reference, operation, told, steps, store }: Story): string {
  const lines = steps.map(({ at, until, times, isFromStore, says }) => {
    const repeated = times > 1 ? ` (${times} times until ${clock(until)})` : "";
    return `${clock(at)}  ${says}${repeated}${isFromStore ? " (from our record)" : ""}`;
  });
  return `${[`${reference}: ${operation}. Times are in UTC.`, "", ...lines, "", told, stores[store]].join("\n")}\n`;
}

/** `2026-11-28 10:15:03`. */
function clock(iso: string): string {
  return iso.slice(0, 19).replace("T", " ");
}

import type { CompatStatement } from "@mdn/browser-compat-data";

/**
 * The oldest browsers in which every page works with its script (standards.md; docs/decisions/oldest-browsers.md): the
 * only list of them. Without script anything with TLS does.
 */
export const OLDEST = {
  chrome: "87",
  webview_android: "87",
  safari: "14",
  safari_ios: "14",
  firefox: "115",
} as const;

/** For the build: syntax that all of them read. The files that it writes are read as ECMAScript of this year. */
export const SYNTAX = 2020;
export const TARGETS = [
  `es${SYNTAX}`,
  `chrome${OLDEST.chrome}`,
  `safari${OLDEST.safari}`,
  `ios${OLDEST.safari_ios}`,
  `firefox${OLDEST.firefox}`,
];

/** The browsers of the list that lack it, with the version that has it; a prefix or a flag is not having it. */
export function lackedBy({ support }: CompatStatement): string[] {
  return Object.entries(OLDEST).flatMap(([browser, oldest]) => {
    const found = [support[browser as keyof typeof OLDEST] ?? []].flat();
    const isThere = found.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }) =>
        isUpTo(added, oldest) && !isUpTo(removed, oldest) && !flags && !prefix && !alias,
    );
    return isThere || found.length === 0 ? [] : [`${browser} ${found[0]?.version_added || "none"}`];
  });
}

/** `version` may say "≤79", "preview", or that nobody knows. */
function isUpTo(version: string | boolean | null | undefined, oldest: string): boolean {
  const numbers = /^≤?([\d.]+)$/.exec(String(version))?.[1]?.split(".").map(Number);
  if (!numbers) return false;
  const most = oldest.split(".").map(Number);
  const far = numbers
    .map((number, index) => number - (most[index] ?? 0))
    .find((difference) => difference !== 0);
  return (far ?? 0) <= 0;
}

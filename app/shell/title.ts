import type { MetaArgs, MetaDescriptor } from "@remix-run/node";

/** Remix `meta`: the title that the loader returns; if it failed, the title of the screen around it. */
export function titleMeta({ data, matches }: Pick<MetaArgs, "data" | "matches">): MetaDescriptor[] {
  if (hasTitle(data)) return [{ title: data.title }];
  return matches.flatMap(({ meta }) => meta.filter(hasTitle)).slice(-1);
}

/** The title of the page in the browser, from its routes' data; undefined if none has one. */
export function shownTitle(matches: readonly { data: unknown }[]): string | undefined {
  return matches.flatMap(({ data }) => (hasTitle(data) ? data.title : [])).slice(-1)[0];
}

function hasTitle(data: unknown): data is { title: string } {
  return typeof data === "object" && data !== null && "title" in data && typeof data.title === "string";
}

import type { MetaArgs, MetaDescriptor } from "@remix-run/node";
import { titleMeta } from "./title";

/** What search engines and link previews show of a public page's brand. */
export interface PublicFacts {
  name: string;
  tagline: string;
  /** The address of the brand's icon; absolute, as link previews need it, if PUBLIC_ORIGIN is set. */
  picture: string;
}

/** Remix `meta`: the page's title, and the brand's name, tagline and picture. */
export function publicMeta(args: Pick<MetaArgs, "data" | "matches">): MetaDescriptor[] {
  const facts = args.matches.map(({ data }) => data).find(isPublic);
  if (facts === undefined) return titleMeta(args);
  const { name, tagline, picture } = facts;
  return [
    ...titleMeta(args),
    { name: "description", content: tagline },
    { property: "og:type", content: "website" },
    { property: "og:title", content: name },
    { property: "og:description", content: tagline },
    { property: "og:image", content: picture },
  ];
}

function isPublic(data: unknown): data is PublicFacts {
  return typeof data === "object" && data !== null && "picture" in data && "tagline" in data;
}

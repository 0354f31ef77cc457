import type { MetaArgs, MetaDescriptor } from "@remix-run/node";
import { titleMeta } from "./title";

/** What a public page says of its brand to search engines and to those with whom its link is shared. */
export interface PublicFacts {
  name: string;
  tagline: string;
  /** The brand's icon: an absolute address, as link previews need it, where PUBLIC_ORIGIN is set. */
  picture: string;
}

/** The page's title, and the brand's name, line and picture: all from its config, nothing of who asks. */
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

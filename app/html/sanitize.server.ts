import sanitize, { type Attributes, type IOptions, type Tag } from "sanitize-html";
import { BoundedMap, lettersOf } from "~/store/bounded-map";
import { isFollowable } from "./addresses";
import { pictureOf } from "./pictures";
import type { SafeHtml } from "./safe-html";

/** The most letters cached, of the texts before and after: what many pages show is sanitised once. */
const MOST_KEPT_LETTERS = 4_000_000;

/** The tags that operators' editors produce; none that runs code, loads something or brings its own styles. */
const TAGS = [
  ...["p", "br", "hr", "div", "span", "h3", "h4", "blockquote", "pre", "code"],
  ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "a", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

/** Removed with their content; any other unknown tag is removed but its text is kept. */
const DROPPED = [
  ...["script", "style", "template", "noscript", "textarea", "option", "select", "title", "head"],
  ...["iframe", "object", "embed", "noembed", "noframes", "xmp", "plaintext", "svg", "math"],
];

/** Headings are lowered, because they are below the dialog's own. */
const headings = { h1: "h3", h2: "h3", h5: "h4", h6: "h4" };

/** What makes sanitising a text take long. */
interface SanitizeCost {
  characters: number;
  /** Occurrences of `<`: each may begin a tag, which takes as long as many characters. */
  tags: number;
}

/** The most that is sanitised, a book's chapter: more of either would block the event loop for longer than 50 ms. */
export const MOST_AT_ONCE: Readonly<SanitizeCost> = { characters: 50_000, tags: 2_500 };

export function costOf(html: string): SanitizeCost {
  return { characters: html.length, tags: html.split("<").length - 1 };
}

/** As much of the text's beginning as stays within these limits. */
export function beginningWithin(html: string, { characters, tags }: Readonly<SanitizeCost>): string {
  const beginning = html.slice(0, Math.max(0, characters));
  let at = -1;
  for (let left = Math.max(0, tags); left >= 0; left--) {
    at = beginning.indexOf("<", at + 1);
    if (at < 0) return beginning;
  }
  return beginning.slice(0, at);
}

/** Turns the operator's HTML into HTML that is safe to show (standards.md, Trust 6); an endless text is cut. */
export type Sanitizer = (html: string) => SafeHtml;

/** `allowsLoopback`: pictures may come from this machine, because the operator's API runs on it. */
export function createSanitizer(allowsLoopback: boolean): Sanitizer {
  const options: IOptions = {
    allowedTags: TAGS,
    nonTextTags: DROPPED,
    allowedAttributes: {
      a: ["href", "target", "rel"],
      img: ["src", "alt", "width", "height", "loading", "referrerpolicy"],
      ol: ["start"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["http", "https", "tel", "mailto"],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nestingLimit: 50,
    transformTags: {
      ...headings,
      a: (_, { href }) => link(href),
      img: (_, attributes) => picture(attributes, allowsLoopback),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  };
  const known = new BoundedMap<string, SafeHtml>(MOST_KEPT_LETTERS, lettersOf);
  const make = (html: string) => sanitize(beginningWithin(html, MOST_AT_ONCE), options) as SafeHtml;
  return (html) => known.getOrMake(html, () => make(html));
}

/** A link opens in a new tab without access to our page or its URL; a link to a forbidden URL becomes plain text. */
function link(href: string | undefined): Tag {
  if (href === undefined || !isFollowable(href.trim())) return { tagName: "span", attribs: {} };
  const isPage = /^https?:/i.test(href.trim());
  const beside: Attributes = isPage ? { target: "_blank", rel: "noopener noreferrer nofollow" } : {};
  return { tagName: "a", attribs: { href: href.trim(), ...beside } };
}

function picture({ src, alt, width, height }: Attributes, allowsLoopback: boolean): Tag {
  const address = pictureOf(src, allowsLoopback);
  if (address === undefined) return { tagName: "img", attribs: {} };
  const size = Object.entries({ width, height }).filter(([, value]) => /^\d{1,4}$/.test(value ?? ""));
  return {
    tagName: "img",
    attribs: {
      src: address,
      alt: alt ?? "",
      ...Object.fromEntries(size as [string, string][]),
      loading: "lazy",
      referrerpolicy: "no-referrer",
    },
  };
}

/** Sanitising even the shortest text takes as long as this many characters of a long one. */
const LEAST_CHARACTERS = 100;

/**
 * A sanitiser for the texts of one page or list, of which the operator may send any number: all together are cut to what
 * one text may cost, so that later ones may be empty.
 */
export function withSharedLimit(sanitize: Sanitizer): Sanitizer {
  const left = { ...MOST_AT_ONCE };
  return (html) => {
    const shown = beginningWithin(html, left);
    if (shown === "") return sanitize("");
    const { characters, tags } = costOf(shown);
    left.characters -= Math.max(characters, LEAST_CHARACTERS);
    left.tags -= tags;
    return sanitize(shown);
  };
}

/** The texts of one list, sanitised `withSharedLimit`, in their order. */
export function sanitizeList(texts: readonly (string | undefined)[], sanitize: Sanitizer): SafeHtml[] {
  const limited = withSharedLimit(sanitize);
  return texts.map((html = "") => limited(html));
}

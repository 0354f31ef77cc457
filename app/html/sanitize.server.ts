import sanitize, { type Attributes, type IOptions, type Tag } from "sanitize-html";
import { isFollowable, pictureOf } from "./addresses";
import type { SafeHtml } from "./safe-html";
import { beginningWithin, MOST_AT_ONCE } from "./sanitize-cost";

/** The cache's limit, counting input and output of all cached texts. */
const MOST_KEPT_CHARACTERS = 4_000_000;

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

/** Turns the operator's HTML into HTML that is safe to show (standards.md, Trust 6); a text without end is cut. */
export type Sanitizer = (html: string) => SafeHtml;

/** `allowsLoopback`: pictures may come from this machine, as when the operator's API runs on it. */
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
  return oncePerText((html) => sanitize(beginningWithin(html, MOST_AT_ONCE), options) as SafeHtml);
}

/** Caches by text: what many pages show is sanitised once. */
function oncePerText(make: Sanitizer): Sanitizer {
  const made = new Map<string, SafeHtml>();
  let characters = 0;

  function forgetOldest(): void {
    for (const [html, safe] of made) {
      if (characters <= MOST_KEPT_CHARACTERS) return;
      made.delete(html);
      characters -= html.length + safe.length;
    }
  }

  return (html) => {
    const known = made.get(html);
    if (known !== undefined) return known;
    const safe = make(html);
    made.set(html, safe);
    characters += html.length + safe.length;
    forgetOldest();
    return safe;
  };
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

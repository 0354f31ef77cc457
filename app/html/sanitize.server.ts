import sanitize, { type Attributes, type IOptions, type Tag } from "sanitize-html";
import { isFollowable, pictureOf } from "./addresses";
import type { SafeHtml } from "./safe-html";

/** What operators write in their editors, and nothing that acts, loads or dresses itself. */
const TAGS = [
  ...["p", "br", "hr", "div", "span", "h3", "h4", "blockquote", "pre", "code"],
  ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "a", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

/** Dropped with all that is in them; of every other unknown tag the text stays. */
const DROPPED = [
  ...["script", "style", "template", "noscript", "textarea", "option", "select", "title", "head"],
  ...["iframe", "object", "embed", "noembed", "noframes", "xmp", "plaintext", "svg", "math"],
];

/** Headings stand beneath the dialog's own. */
const headings = { h1: "h3", h2: "h3", h5: "h4", h6: "h4" };

/** Turns operator-written HTML into HTML that is safe to show (standards.md, Trust 6). */
export type Sanitizer = (html: string) => SafeHtml;

/** `allowsLoopback`: pictures may come from this machine, as they do while the operator's API is on it. */
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
  return (html) => sanitize(html, options) as SafeHtml;
}

/** A link opens beside our page and learns nothing of it; one that leads nowhere allowed is plain text. */
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

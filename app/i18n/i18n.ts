import type { InitOptions, PostProcessorModule } from "i18next";
import { ownEntry } from "schemas/own-entry";
import type * as en from "./en";

/**
 * A file of texts, one per feature, in each language; loaded with the screens that need it
 * (docs/decisions/texts-by-language-and-namespace.md).
 */
export type Namespace = keyof typeof en;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "public";
    resources: typeof en;
    returnNull: false;
  }
}

/** An expression that no text matches; i18next takes it only beside an empty prefix. */
const MATCHES_NOTHING = "(?!)";

/**
 * Options shared by server and browser. React escapes texts, so i18next does not. No text of ours includes another one
 * (`$t(…)`): i18next would look for that in every value too, in a time that grows with the square of its length.
 */
export const sharedOptions = {
  defaultNS: "public",
  fallbackLng: false,
  interpolation: { escapeValue: false, nestingPrefix: "", nestingPrefixEscaped: MATCHES_NOTHING },
  initImmediate: false,
  postProcess: "blanks",
} satisfies InitOptions;

/** While the currency is not known its name is empty: the space before it is left out too. */
export const blanks: PostProcessorModule = {
  type: "postProcessor",
  name: "blanks",
  process: (text, _key, { currency }) =>
    currency === "" ? text.replace(/[ \u00a0](?=[ \u00a0,.:]|$)/g, "") : text,
};

/** A namespace's texts with the brand's own texts (`"public:login.title": "…"`) replacing ours. */
export function withOverrides(texts: object, namespace: string, overrides: Record<string, string>): object {
  const own = Object.entries(overrides).filter(([name]) => name.startsWith(`${namespace}:`));
  if (own.length === 0) return texts;
  const copy: object = JSON.parse(JSON.stringify(texts));
  for (const [name, text] of own) setText(copy, name.slice(namespace.length + 1).split("."), text);
  return copy;
}

type Tree = { [key: string]: Tree | string };

/** The config can name only known keys, so never a key of the prototype. */
function setText(tree: object, path: readonly string[], text: string): void {
  const [key = "", ...rest] = path;
  const branch = ownEntry(tree as Tree, key);
  if (rest.length === 0) (tree as Tree)[key] = text;
  else if (typeof branch === "object") setText(branch, rest, text);
}

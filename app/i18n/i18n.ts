import type { InitOptions, PostProcessorModule } from "i18next";
import type { th } from "./th";

/** The structure of the Thai texts, which every language must have. */
export type Shape<T> = { [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };

/** A file of texts, one per feature, in each language; loaded with the screens that need it. */
export type Namespace = keyof typeof th;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "public";
    resources: Shape<typeof th>;
    returnNull: false;
  }
}

/** An expression that no text matches; i18next takes it only beside an empty prefix. */
const MATCHES_NOTHING = "(?!)";

/**
 * Options shared by server and browser. React escapes texts, so i18next does not. No text of ours has another one in it
 * (`$t(…)`), which i18next would look for in every value too, in a time that grows with the square of its length.
 */
export const sharedOptions = {
  defaultNS: "public",
  fallbackLng: false,
  interpolation: { escapeValue: false, nestingPrefix: "", nestingPrefixEscaped: MATCHES_NOTHING },
  initImmediate: false,
  postProcess: "blanks",
} satisfies InitOptions;

/** A currency that nobody knows yet is an empty name: the blank before it goes with it. */
export const blanks: PostProcessorModule = {
  type: "postProcessor",
  name: "blanks",
  process: (text, _key, { currency }) =>
    currency === "" ? text.replace(/[ \u00a0](?=[ \u00a0,.:]|$)/g, "") : text,
};

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

/** Options shared by server and browser. React escapes texts, so i18next does not. */
export const sharedOptions = {
  defaultNS: "public",
  fallbackLng: false,
  interpolation: { escapeValue: false },
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

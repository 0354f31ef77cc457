import { type Fault, pathText, shown } from "schemas/fault";
import { nearest } from "schemas/nearest";
import type { OperatorConfig } from "schemas/operator";
import type { Locale } from "./locale";
import { placeholderFaults } from "./placeholder-faults.server";
import { resources } from "./texts.server";

/** The operator's own codes may have texts too, so this namespace accepts any key. */
const OPEN = "errors:";

/** Faults for a brand's texts (`"public:login.title": "…"`): those that no screen shows, and wrong placeholders. */
export function textFaults(brand: Pick<OperatorConfig, "texts" | "locales">, file: string): Fault[] {
  return [
    ...unknownKeys(brand, file),
    ...placeholderFaults(brand, file, (locale, key) => texts[locale].get(key)),
  ];
}

function unknownKeys(brand: Pick<OperatorConfig, "texts">, file: string): Fault[] {
  return Object.entries(brand.texts).flatMap(([locale, wording]) =>
    Object.entries(wording)
      .filter(([key]) => !known.has(key) && !key.startsWith(OPEN))
      .map(([key, text]) => ({
        file,
        path: pathText(["texts", locale, key]),
        found: shown(text),
        allowed: nearest(key, [...known]) ?? "the key of a text, as in app/i18n",
        message: "is the key of no text",
      })),
  );
}

const texts = { th: flat("th"), lo: flat("lo"), en: flat("en") };
const known: ReadonlySet<string> = new Set(texts.th.keys());

/** Our texts in a language by `namespace:key.path`. */
function flat(locale: Locale): ReadonlyMap<string, string> {
  const namespaces = Object.entries(resources[locale]);
  return new Map(namespaces.flatMap(([namespace, tree]) => textsOf(tree, `${namespace}:`)));
}

/** All texts in a tree by their keys, each with `prefix` in front. */
export function textsOf(tree: object, prefix = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, object | string]) =>
    typeof value === "string" ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

/** The keys of all texts in a tree, each with `prefix` in front. */
export function keysOf(tree: object, prefix = ""): string[] {
  return textsOf(tree, prefix).map(([key]) => key);
}

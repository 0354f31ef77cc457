import { type Fault, pathText, shown } from "schemas/fault";
import { nearest } from "schemas/nearest";
import type { OperatorConfig } from "schemas/operator";
import { resources } from "./texts.server";

/** The operator's own codes may have texts too, so this namespace accepts any key. */
const OPEN = "errors:";

/** Faults for a brand's texts (`"public:login.title": "…"`) that no screen shows. */
export function textFaults({ texts }: Pick<OperatorConfig, "texts">, file: string): Fault[] {
  return Object.entries(texts).flatMap(([locale, wording]) =>
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

const known: ReadonlySet<string> = new Set(
  Object.entries(resources.th).flatMap(([namespace, texts]) => keysOf(texts, `${namespace}:`)),
);

/** The keys of all texts in a tree, each with `prefix` in front. */
export function keysOf(texts: object, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
  );
}

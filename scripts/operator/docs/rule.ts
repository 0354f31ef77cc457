import { readBrand } from "schemas/brand";
import { pathText } from "schemas/fault";
import { parts } from "./keys";
import type { Node } from "./node";

/** A text that no rule takes. */
const PROBE = "\u0000 {";
/** Names that some table takes. */
const NAMES = ["KBANK", "th", "page"];
/** What is said of a text where another type is asked for. */
const OF_TYPES = /^an? (array|object|number|boolean|whole number|string)$/;

/** What a key's rule says of a text that it refuses, or of one in its list or table; undefined for a key without one. */
export function ruleOf(path: string, root: Node): string | undefined {
  const provider = root.properties?.games?.properties?.providers?.additionalProperties || {};
  const methods = path.startsWith("games.providers.*.")
    ? provider.oneOf?.map(({ properties }) => ({ method: properties?.method?.const }))
    : undefined;
  for (const name of NAMES) {
    const own = parts(path).map((part) => (part === "*" ? name : part === "[]" ? 0 : part));
    for (const beside of methods ?? [{}]) {
      for (const place of [own, [...own, 0], [...own, name]]) {
        const rule = ruleAt(
          place,
          built(own, place === own ? PROBE : built(place.slice(own.length), PROBE), beside),
        );
        if (rule !== undefined) return rule;
      }
    }
  }
  return undefined;
}

function ruleAt(place: readonly (string | number)[], json: unknown): string | undefined {
  const read = readBrand(json, "");
  const faults = read.ok ? [] : read.faults.filter(({ path }) => path === pathText(place));
  return faults.find(
    ({ message, allowed }) => !message.startsWith("is an unknown key") && !OF_TYPES.test(allowed),
  )?.allowed;
}

/** The object that holds the value at the path, with `beside` next to it. */
function built(path: readonly (string | number)[], value: unknown, beside: object = {}): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  const inner = built(rest, value, beside);
  if (typeof part === "number") return [inner];
  return { ...(rest.length === 0 ? beside : {}), [part]: inner };
}

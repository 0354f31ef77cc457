import type { i18n, TFunction } from "i18next";
import { BoundedMap, lettersOf } from "~/store/bounded-map";

/** Some thousands of texts. There may be any number of values, and an operator's may be as long as it likes. */
const MOST_LETTERS = 300_000;

/**
 * Lets an instance of one language remember its texts, by their key and the values in them. A page asks for some fifty,
 * and i18next looks each up through its separators, fallbacks and plurals: a twentieth of the time that home takes.
 */
export function rememberTexts(instance: i18n): i18n {
  const makeT = instance.getFixedT.bind(instance) as (...args: readonly unknown[]) => TFunction;
  const known = new Map<string, TFunction>();
  const getFixedT = (language: unknown, namespace: unknown, prefix?: unknown) => {
    const key = [language, namespace, prefix].join();
    const t = known.get(key) ?? remembering(makeT(language, namespace, prefix));
    known.set(key, t);
    return t;
  };
  return Object.assign(instance, { getFixedT });
}

function remembering(t: TFunction): TFunction {
  const texts = new BoundedMap<string, string>(MOST_LETTERS, lettersOf);
  const call = t as CallableFunction;
  const remembered = (key: unknown, values?: unknown, ...more: readonly unknown[]) => {
    if (typeof key !== "string" || more.length > 0) return call(key, values, ...more);
    const name = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    return texts.getOrMake(name, () => (values === undefined ? call(key) : call(key, values)));
  };
  return Object.assign(remembered, t) as TFunction;
}

import * as z from "zod";

/**
 * Faults that cost a member only what is faulty (operator-api.md, "Where an answer is unclear"): a row of a list is
 * omitted, and the answer keeps where each fault was. `amount: null` of an inactive game is none.
 */
let noted: string[] | undefined;

const faultsByAnswer = new WeakMap<object, readonly string[]>();

/** Notes a fault that does not spoil the rest of the answer. `path` says where it is: `slots.3.amount`. */
export function noteFault(path: string): void {
  noted?.push(path);
}

/** Like `safeParse`; what was noted meanwhile is kept with the answer. */
export function parseLeniently<T extends z.ZodType>(
  schema: T,
  json: unknown,
): z.ZodSafeParseResult<z.output<T>> {
  const before = noted;
  noted = [];
  try {
    const parsed = schema.safeParse(json);
    const { data } = parsed;
    if (noted.length > 0 && typeof data === "object" && data !== null) faultsByAnswer.set(data, noted);
    return parsed;
  } finally {
    noted = before;
  }
}

/** Where the answer was faulty; what is there has been omitted. */
export function faultsOf(answer: unknown): readonly string[] {
  const isObject = typeof answer === "object" && answer !== null;
  return (isObject && faultsByAnswer.get(answer)) || [];
}

/** An optional field whose unreadable value counts as absent, and is noted. `path` is where it is in the answer. */
export function readable<T extends z.ZodType>(path: string, schema: T) {
  return schema.catch(() => {
    noteFault(path);
    return undefined as z.output<T>;
  });
}

/** Stands for a row that cannot be read, until it is omitted. */
class FaultyRow {
  constructor(readonly path: readonly PropertyKey[]) {}
}

/**
 * As many rows as a statement's file holds, far more than a screen shows. Reading them blocks the event loop, and a
 * faulty one costs several times what a good one does.
 */
export const MOST_ROWS = 2_000;

/** A list of which only the first items are read. */
export function firstOf<Item extends z.ZodType>(item: Item, most: number) {
  const all = z.array(item);
  return z.preprocess((list: z.input<typeof all>) => (Array.isArray(list) ? list.slice(0, most) : list), all);
}

/**
 * A list from which faulty rows are omitted, and those beyond `most`, which together count as one fault. `key` is its
 * name in the answer.
 */
export function rows<Item extends z.ZodType>(key: string, item: Item, most = MOST_ROWS) {
  const orFault = item.catch((fault?: { error: { issues: { path: PropertyKey[] }[] } }) => {
    return new FaultyRow(fault?.error.issues[0]?.path ?? []) as z.output<Item>;
  });
  const read = z.array(orFault).transform((all) =>
    all.filter((row, index) => {
      if (!(row instanceof FaultyRow)) return true;
      noteFault([key, index, ...row.path].map(String).join("."));
      return false;
    }),
  );
  return z.preprocess((list: z.input<typeof read>) => {
    if (!Array.isArray(list) || list.length <= most) return list;
    noteFault(`${key}.${most}`);
    return list.slice(0, most);
  }, read);
}

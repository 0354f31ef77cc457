import * as z from "zod";

/**
 * Faults that cost a member only what is faulty (operator-api.md, "Where an answer is unclear"): a row of a list is left
 * out, and the answer itself says so (`withOmitted`). `amount: null` of an inactive game is none.
 */
let noted: string[] | undefined;

/** Notes a fault that does not spoil the rest of the answer, for the log. `path` says where it is: `slots.3.amount`. */
function noteFault(path: string): void {
  noted?.push(path);
}

/** Like `safeParse`, with the path of each fault that did not spoil the answer: of rows, and of optional fields. */
export function parseLeniently<T extends z.ZodType>(
  schema: T,
  json: unknown,
): z.ZodSafeParseResult<z.output<T>> & { faults: readonly string[] } {
  const before = noted;
  const faults: string[] = [];
  noted = faults;
  try {
    return { ...schema.safeParse(json), faults };
  } finally {
    noted = before;
  }
}

/**
 * An optional field whose unreadable value counts as absent, or is `unread`, and is noted. `path` is where it is in the
 * answer.
 */
export function readable<T extends z.ZodType>(path: string, schema: T, unread?: z.output<T>) {
  return schema.catch(() => {
    noteFault(path);
    return unread as z.output<T>;
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

/** A list without its faulty rows, and where each of these was faulty. */
class ReadRows<Row> {
  constructor(
    readonly rows: Row[],
    readonly omitted: readonly string[],
  ) {}
}

/**
 * A list from which faulty rows are omitted, and those beyond `most`, which together count as one. `key` is its name in
 * the answer, which must be one `withOmitted`.
 */
export function rows<Item extends z.ZodType>(key: string, item: Item, most = MOST_ROWS) {
  const orFault = item.catch((fault?: { error: { issues: { path: PropertyKey[] }[] } }) => {
    return new FaultyRow(fault?.error.issues[0]?.path ?? []) as z.output<Item>;
  });
  const read = z.array(orFault).transform((all) => {
    const omitted = all.slice(0, most).flatMap((row, index) => {
      return row instanceof FaultyRow ? [[key, index, ...row.path].map(String).join(".")] : [];
    });
    if (all.length > most) omitted.push(`${key}.${most}`);
    omitted.forEach(noteFault);
    return new ReadRows(
      all.slice(0, most).filter((row) => !(row instanceof FaultyRow)),
      omitted,
    );
  });
  return z.preprocess((list: z.input<typeof read>) => {
    return Array.isArray(list) ? list.slice(0, most + 1) : list;
  }, read);
}

/** Stands for a list that is absent. */
export const noRows = new ReadRows<never>([], []);

/** `omitted`: where each row was faulty that is missing from the answer's lists (`slots.3.amount`); empty if none is. */
type WithOmitted<Read> = {
  [Key in keyof Read]: Read[Key] extends ReadRows<infer Row> ? Row[] : Read[Key];
} & { omitted: readonly string[] };

/** An answer with lists of `rows`, which says itself whether they are whole: no copy of it can lose that. */
export function withOmitted<Answer extends z.ZodType<object>>(answer: Answer) {
  return answer.transform((read) => {
    const lists = Object.entries(read).filter(([, value]) => value instanceof ReadRows);
    const whole = Object.fromEntries(lists.map(([key, list]) => [key, list.rows]));
    const omitted = lists.flatMap(([, list]) => list.omitted);
    return { ...read, ...whole, omitted } as WithOmitted<z.output<Answer>>;
  });
}

import * as z from "zod";

/**
 * Reading an answer past faults that concern only a part of it (operator-api.md, "Where an answer is unclear"). A
 * faulty optional field is read as absent, a faulty row is left out of its list, and the answer says which rows are
 * (`omitted`).
 */

/** Where `parseLeniently` collects faults while it runs. */
let collected: string[] | undefined;

/** `path` says where the fault is: `slots.3.amount`. */
function noteFault(path: string): void {
  collected?.push(path);
}

/** Like `safeParse`. `faults`: the paths of rows and optional fields that could not be read. */
export function parseLeniently<T extends z.ZodType>(
  schema: T,
  json: unknown,
): z.ZodSafeParseResult<z.output<T>> & { faults: readonly string[] } {
  const before = collected;
  const faults: string[] = [];
  collected = faults;
  try {
    return { ...schema.safeParse(json), faults };
  } finally {
    collected = before;
  }
}

/**
 * An optional field whose value, if it cannot be read, is noted as a fault and replaced by `instead` (by default:
 * absent). `path` is where the field is in the answer.
 */
export function readable<T extends z.ZodType>(path: string, schema: T, instead?: z.output<T>) {
  return schema.catch(() => {
    noteFault(path);
    return instead as z.output<T>;
  });
}

/** In place of a row that cannot be read, until it is omitted. */
class FaultyRow {
  constructor(readonly path: readonly PropertyKey[]) {}
}

/**
 * As many rows as an exported statement has, far more than a screen shows. More would block the event loop for long,
 * because a faulty row costs several times as much as a good one.
 */
export const MOST_ROWS = 2_000;

/** A list of which only the first `most` items are read. */
export function firstOf<Item extends z.ZodType>(item: Item, most: number) {
  const all = z.array(item);
  return z.preprocess((list: z.input<typeof all>) => (Array.isArray(list) ? list.slice(0, most) : list), all);
}

/** The rows of a list that could be read, and the path of the fault of each other one. */
class ReadRows<Row> {
  constructor(
    readonly rows: Row[],
    readonly omitted: readonly string[],
  ) {}
}

/**
 * A list without its faulty rows and without those beyond `most`, which are noted as one fault. `key` is its name in
 * the answer, whose schema must be wrapped in `withOmitted`.
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

/** For a list that is absent. */
export const noRows = new ReadRows<never>([], []);

/** `omitted`: the path of the fault of each row that the lists lack (`slots.3.amount`); empty if they are complete. */
type WithOmitted<Read> = {
  [Key in keyof Read]: Read[Key] extends ReadRows<infer Row> ? Row[] : Read[Key];
} & { omitted: readonly string[] };

/**
 * An answer with lists of `rows`. Whether these are complete is said in the answer itself (`omitted`), so that a copy
 * of it cannot lose that.
 */
export function withOmitted<Answer extends z.ZodType<object>>(answer: Answer) {
  return answer.transform((read) => {
    const lists = Object.entries(read).filter(([, value]) => value instanceof ReadRows);
    const plain = Object.fromEntries(lists.map(([key, list]) => [key, list.rows]));
    const omitted = lists.flatMap(([, list]) => list.omitted);
    return { ...read, ...plain, omitted } as WithOmitted<z.output<Answer>>;
  });
}

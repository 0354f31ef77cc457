import * as z from "zod";

/**
 * Faults that cost a member only what is faulty (operator-api.md, "Where an answer is unclear"): a row of a list is left
 * out, and the answer keeps where each fault was.
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

/** Where the answer was faulty; what is there has been left out. */
export function faultsOf(answer: object): readonly string[] {
  return faultsByAnswer.get(answer) ?? [];
}

/** A list from which faulty rows are left out. `key` is its name in the answer. */
export function rows<Item extends z.ZodType>(key: string, item: Item) {
  const isReadable = (row: unknown, index: number) => {
    const { error } = item.safeParse(row);
    const path = error?.issues[0]?.path ?? [];
    if (error) noteFault([key, index, ...path].map(String).join("."));
    return !error;
  };
  return z.preprocess(
    (list: z.input<Item>[]) => (Array.isArray(list) ? list.filter(isReadable) : list),
    z.array(item),
  );
}

import type { Contract } from "schemas/contract";
import type { Finding } from "../deviation";
import type { Ask } from "../talk/reply";
import type { Visit } from "../talk/visit";

/** One call of the contract: how it is asked, and what is held against it beside what holds for every call. */
export interface Row {
  /** What a member sees while its answer cannot be read. */
  loss: string;
  /** Requests that only read, or why there is none. */
  asks?: (visit: Visit) => readonly Ask[] | string;
  /** What `--write` does with it. A text says why it could not be done. */
  writes?: readonly Ask[] | ((visit: Visit) => Promise<string | undefined>);
  /** Why it is never asked. */
  never?: string;
  /** What is wrong in the answers that came. */
  checks?: readonly ((visit: Visit) => Finding[])[];
}

/** The rows of one area: one that lacks a call does not compile. */
export type RowsOf<Area extends keyof Contract> = {
  [Call in keyof Contract[Area] & string as `${Area}.${Call}`]: Row;
};

export function answered(input: Ask["input"] = {}): Ask {
  return { input, expects: "answer" };
}

/** A request that must be refused. */
export function refused(input: Ask["input"] = {}): Ask {
  return { input, expects: "refusal" };
}

export function either(input: Ask["input"] = {}): Ask {
  return { input, expects: "either" };
}

/** A request, and the same with its path values percent-encoded in every character. */
export function bothWays(input: Ask["input"]): [Ask, Ask] {
  return [answered(input), { ...answered(input), isEncoded: true }];
}

/** Three looks at a list that is paged: two pages of two rows must be one of four. */
export const pages: readonly Ask[] = [
  answered({ page: 1, limit: 2 }),
  answered({ page: 2, limit: 2 }),
  answered({ page: 1, limit: 4 }),
];

import { pathText } from "schemas/fault";

/** Where something stands in a text, both counted from 1 as editors do. */
export interface Position {
  line: number;
  column: number;
}

export interface JsonPositions {
  /** Where each path (as in a fault) is written: a member at its key, an entry of a list at its value. */
  at: ReadonlyMap<string, Position>;
  /** Keys that one object has a second time, and where. JSON.parse keeps the last one without an error. */
  repeated: readonly { path: string; position: Position }[];
  /** Where the text stops being JSON; absent when it is JSON to its end. */
  broken?: Position;
  /** What stops it there, if it is a usual mistake. */
  mistake?: string;
  /** Whether reading stopped at an object or list that is more than `MOST_DEEP` deep. */
  isTooDeep: boolean;
}

/** Far more than any brand's file has; reading goes one call deeper for each. */
export const MOST_DEEP = 64;

type KeyPath = readonly PropertyKey[];

/** Where each value of a JSON text stands, which JSON.parse does not tell. */
export function jsonPositions(text: string): JsonPositions {
  const reader = new JsonTokens(text);
  const at = new Map<string, Position>();
  const repeated: { path: string; position: Position }[] = [];
  const positionOf = positionsIn(text);
  let isTooDeep = false;

  function note(path: KeyPath): void {
    const name = pathText(path);
    const position = positionOf(reader.start);
    if (at.has(name)) repeated.push({ path: name, position });
    else at.set(name, position);
  }

  function member(parent: KeyPath): void {
    if (!reader.token.startsWith('"')) throw new NotJson();
    const path = [...parent, JSON.parse(reader.token) as string];
    note(path);
    reader.next();
    reader.pass((token) => token === ":");
    value(path);
  }

  function entry(path: KeyPath): void {
    note(path);
    value(path);
  }

  function list(end: string, read: (index: number) => void): void {
    reader.next();
    for (let index = 0; reader.token !== end; index++) {
      if (index > 0) reader.pass((token) => token === ",");
      read(index);
    }
    reader.next();
  }

  function value(path: KeyPath): void {
    isTooDeep = path.length >= MOST_DEEP && /^[{[]/.test(reader.token);
    if (isTooDeep) throw new NotJson();
    if (reader.token === "{") list("}", () => member(path));
    else if (reader.token === "[") list("]", (index) => entry([...path, index]));
    else reader.pass((token) => /^["\-\dtfn]/.test(token));
  }

  try {
    reader.next();
    note([]);
    value([]);
    reader.pass((token) => token === "");
    return { at, repeated, isTooDeep };
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    const mistake = usualMistake(text, reader.start);
    const broken = positionOf(mistake?.offset ?? reader.start);
    return { at, repeated, broken, isTooDeep, ...(mistake && { mistake: mistake.what }) };
  }
}

const SPACE = /[ \t\n\r]*/y;
const TOKEN =
  /[{}[\],:]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|$/y;

/** The text is not JSON from `JsonTokens.start` on, or too deep to be read. */
class NotJson extends Error {}

/** Reads a JSON text token by token. */
class JsonTokens {
  /** The token read last; empty at the text's end. */
  token = "";
  /** The offset at which it begins, or at which reading stopped. */
  start = 0;

  constructor(readonly text: string) {}

  next(): void {
    SPACE.lastIndex = this.start + this.token.length;
    SPACE.test(this.text);
    this.start = SPACE.lastIndex;
    TOKEN.lastIndex = this.start;
    const match = TOKEN.exec(this.text);
    if (!match) throw new NotJson();
    this.token = match[0];
  }

  /** Passes over the token that must stand here. */
  pass(isRight: (token: string) => boolean): void {
    if (!isRight(this.token)) throw new NotJson();
    this.next();
  }
}

/** What editors and people write although JSON does not allow it, and where; undefined for anything else at `offset`. */
function usualMistake(text: string, offset: number): { what: string; offset: number } | undefined {
  const rest = text.slice(offset, offset + 2);
  if (rest.startsWith("\uFEFF")) return { what: "a byte-order mark at its beginning", offset };
  if (rest === "//" || rest === "/*" || rest.startsWith("#")) return { what: "a comment", offset };
  if (rest.startsWith("'")) return { what: "single quotes in place of double ones", offset };
  const before = text.slice(0, offset).trimEnd();
  const isTrailing = /^[}\]]/.test(rest) && before.endsWith(",");
  return isTrailing ? { what: "a comma after the last entry", offset: before.length - 1 } : undefined;
}

/** Turns offsets in the text into positions. */
function positionsIn(text: string): (offset: number) => Position {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = lastUpTo(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** The index of the last number that is at most `most`, by binary search; the numbers ascend, the first is at most it. */
function lastUpTo(ascending: readonly number[], most: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ascending[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

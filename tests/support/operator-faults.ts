import { eachOf } from "./each-of";

/** Every way in which an operator can fail a money call (standards.md, Reliability), and whether it then happened. */
export const operatorFaults = [
  { kind: "reset-before" },
  { kind: "reset-after" },
  { kind: "hang", when: "before" },
  { kind: "hang", when: "after" },
  { kind: "status", status: 500, when: "before" },
  { kind: "status", status: 503, when: "after", body: { message: "INTERNAL_SERVER_ERROR" } },
  { kind: "status", status: 429, when: "before", body: { message: "Too many requests" } },
  { kind: "truncated" },
  { kind: "not-json" },
  { kind: "wrong-json" },
  { kind: "empty" },
] as const;

export type OperatorFault = (typeof operatorFaults)[number];

/** How many meet a fault at once: on a busy machine more would wait longer than a page waits for the statement. */
const AT_ONCE = 8;
/** How many hang at once. */
const HANGING_AT_ONCE = 40;

/**
 * Lets each meet its fault. What hangs comes last, when nothing else is under way that could use up its shorter time,
 * and as it only waits, many at once.
 */
export async function meetAll<T extends { fault: OperatorFault }, R>(
  drawn: readonly T[],
  meet: (one: T) => Promise<R>,
): Promise<R[]> {
  const hanging = drawn.filter(({ fault }) => fault.kind === "hang");
  const others = drawn.filter(({ fault }) => fault.kind !== "hang");
  return [...(await eachOf(others, AT_ONCE, meet)), ...(await eachOf(hanging, HANGING_AT_ONCE, meet))];
}

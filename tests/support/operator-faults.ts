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

/** Lets each meet its fault: those whose calls hang come last and all at once, as they only wait. */
export async function meetAll<T extends { fault: OperatorFault }, R>(
  drawn: readonly T[],
  meet: (one: T) => Promise<R>,
): Promise<R[]> {
  const hanging = drawn.filter(({ fault }) => fault.kind === "hang");
  const others = drawn.filter(({ fault }) => fault.kind !== "hang");
  const met: R[] = [];
  while (met.length < others.length) {
    met.push(...(await Promise.all(others.slice(met.length, met.length + AT_ONCE).map(meet))));
  }
  return [...met, ...(await Promise.all(hanging.map(meet)))];
}

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

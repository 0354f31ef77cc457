const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LEASE_MARGIN_MS = 15 * SECOND_MS;
const LONGEST_CALL_MS = 10 * MINUTE_MS;

/** The times of the money code that depend on each other, in ms; `order` says how. */
export const times = {
  /** How often a second submission of a form asks for the first one's result. */
  poll: 100,
  /** How long it waits for that; then the outcome page waits on. */
  patience: 10 * SECOND_MS,
  /** A call starts within this time of its record, or not at all: a process that was suspended may have lost its lease. */
  sendWithin: SECOND_MS,
  /** How often a write that must happen is retried: money works again within 5 s of the store's return. */
  retryEvery: 2 * SECOND_MS,
  /** For so long after a call's timeout, the operator may still be recording what it did. */
  recording: 5 * SECOND_MS,
  /** How much the operator's clock may differ from ours. */
  clockSkew: 5 * SECOND_MS,
  /** For so long after an answer, the wallet, statement or list we read may still be from before it. */
  stale: 10 * SECOND_MS,
  /** After the call of an upload has ended, we read the rest of the file for so long, to know its digest. */
  readOn: 10 * SECOND_MS,
  /** How much longer a lease and a lock last than the call's own timeout. */
  leaseMargin: LEASE_MARGIN_MS,
  /** The longest timeout that a brand may set. After that time an operation has ended, even where nothing is known of it. */
  longestCall: LONGEST_CALL_MS,
  /** The lease of a record and the lock of its member, of the longest call. */
  longestLease: LONGEST_CALL_MS + LEASE_MARGIN_MS,
  /** From then on only people can find out what became of an operation (product.md, Money). */
  contactAfter: 10 * MINUTE_MS,
  /** How long a rendered form can be submitted. */
  formLife: 30 * MINUTE_MS,
  /** How long a claimed intent returns the same result. */
  claimLife: DAY_MS,
  /** How long an entry of the statement bears its operation's reference. */
  entryReferenceLife: 400 * DAY_MS,
};

export type Times = typeof times;

/** Of each pair the first is shorter than the second, or the promise is broken. */
const order: readonly [shorter: keyof Times, longer: keyof Times, promise: string][] = [
  ["poll", "patience", "a second tap gets the first one's answer"],
  ["sendWithin", "leaseMargin", "a call ends within its lease"],
  ["recording", "leaseMargin", "a lock outlives what it locks"],
  ["retryEvery", "leaseMargin", "an answer is kept once the store is back"],
  ["readOn", "leaseMargin", "a file's digest is kept within the lease"],
  [
    "clockSkew",
    "stale",
    "an operation counts as a lookalike for as long as a snapshot may be an older copy without it",
  ],
  ["longestLease", "formLife", "a form is still good after a call that took its whole time"],
  ["formLife", "claimLife", "a form cannot be sent again once its claim is forgotten"],
  ["contactAfter", "claimLife", "what is unknown has a page"],
  ["claimLife", "entryReferenceLife", "an entry keeps its reference when the record has gone"],
];

/** `timeouts`: of a brand's calls, in ms. Throws where a lease, lock or claim would end before what it protects. */
export function assertTimes(timeouts: Readonly<Record<string, number>>, given: Times = times): void {
  for (const [shorter, longer, promise] of order) {
    if (given[shorter] >= given[longer])
      throw new Error(`times.${shorter} must be shorter than times.${longer}: ${promise}`);
  }
  for (const [name, ms] of Object.entries(timeouts)) {
    if (ms > given.longestCall) throw new Error(`timeouts.${name} must not exceed times.longestCall`);
  }
}

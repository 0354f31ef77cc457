/**
 * Lines of the app's log as pino writes them, for an operation with this reference, told by the second that each is of.
 */
export const TRACED = "K7XR-W2PQ-4M8T";

const begun = Date.UTC(2026, 10, 28, 10, 15, 0);

export type LogLine = readonly [second: number, line: Readonly<Record<string, unknown>>];

export const step = (second: number, name: string, more: object = {}): LogLine => [
  second,
  { msg: "money step", requestId: "request-1", reference: TRACED, step: name, ...more },
];
export const state = (second: number, name: string, more: object = {}): LogLine => [
  second,
  {
    msg: "money",
    ...{ requestId: "request-1", operation: "transfer", amount: "<1000", reference: TRACED },
    ...{ state: name, isJudged: false, ...more },
  },
];
export const judged = (second: number, name: string) => state(second, name, { isJudged: true });
const failed = (second: number, endpoint: string, error: string): LogLine => [
  second,
  { level: 40, msg: "operator failed", requestId: "request-1", endpoint, error, durationMs: 60_000 },
];

const begin = [step(0, "posted"), step(0, "claimed")];
const sent = [...begin, state(1, "running")];
const lost = [...sent, failed(61, "wallet.transfer", "TimeoutError"), state(61, "unknown")];
const waiting = [62, 65, 68, 71].flatMap((at) => [
  step(at, "looked", { requestId: `later-${at}` }),
  step(at, "shown", { state: "checking", requestId: `later-${at}` }),
]);

/** An operation for each ending, as docs/support.md tells it. */
export const endingLogs: Readonly<Record<string, readonly LogLine[]>> = {
  done: [...sent, state(3, "done"), step(4, "shown", { state: "done" })],
  refused: [
    ...sent,
    failed(2, "wallet.transfer", "MONEY_NOT_ENOUGH"),
    state(2, "refused"),
    step(3, "shown", { state: "refused" }),
  ],
  "settled-done": [
    ...lost,
    ...waiting,
    step(74, "looked"),
    judged(74, "done"),
    step(74, "shown", { state: "done" }),
  ],
  unknown: [...lost, ...waiting, step(700, "looked"), step(700, "shown", { state: "contact" })],
  "never-sent": [
    ...begin,
    failed(5, "wallet.get", "ECONNREFUSED"),
    state(5, "refused"),
    step(6, "shown", { state: "refused" }),
  ],
};

export function logText(lines: readonly LogLine[]): string {
  return lines
    .map(([second, line]) => {
      const time = new Date(begun + second * 1000).toISOString();
      return `${JSON.stringify({ level: 30, time, ...line })}\n`;
    })
    .join("");
}

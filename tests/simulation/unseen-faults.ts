import type * as NewEntries from "~/money/kinds/evidence/new-entries.server";
import type * as EventualWrites from "~/money/once/eventual-write.server";
import type * as Execute from "~/money/once/execute.server";
import type * as Intent from "~/money/once/intent.server";
import type * as SendOnce from "~/money/once/send-once.server";
import type * as Answer from "~/operator/answer.server";
import type * as Errors from "~/operator/error";
import { replaceModule } from "./replace-module";
import type { Step } from "./step";

/** The timeout of a call. */
const CALL_MS = 60_000;

/** A bug as a change to one module, with the promise that it breaks. */
export interface PutBack {
  putBack(): void;
  found: RegExp;
  /** Seeds before this one have no history that shows it, and would only take time. */
  from?: number;
  /** A history that shows it, where seeds have such a one too rarely to search for it. */
  history?: readonly Step[];
}

/** A withdrawal of which no answer comes, and a deposit of the same amount: only the statement tells of the two. */
const evenBalance: readonly Step[] = [
  { do: "deposit", member: 0, amount: 33_333 },
  {
    do: "send",
    form: { member: 0, operation: "withdraw", facts: { amount: 10_000 } },
    taps: [0],
    exchange: { answer: "hang", answeredAfterMs: CALL_MS, executedAfterMs: 500 },
  },
  { do: "deposit", member: 0, amount: 10_000 },
  { do: "wait", ms: 2 * CALL_MS },
  { do: "reads", fault: "ancient", ms: CALL_MS, byMs: 0 },
  { do: "look", back: 0, replica: 0 },
  { do: "look", back: 0, replica: 0 },
];

/** Tries a step only once that is to be tried until it is done. */
function tryOnce(step: "settle" | "unlock"): void {
  replaceModule("~/money/once/eventual-write.server", async (original) => {
    const real = await original<typeof EventualWrites>();
    const createEventualWrite: typeof real.createEventualWrite = (settings) => {
      const writeEventually = real.createEventualWrite(settings);
      return async (which, submission, write, until) => {
        if (which !== step) return writeEventually(which, submission, write, until);
        await write().catch(() => undefined);
      };
    };
    return { ...real, createEventualWrite };
  });
}

type ReadAnswer = (typeof Answer)["readAnswer"];
type ReadText = (row: Parameters<ReadAnswer>[0], status: number, text: string) => unknown;

/** Reads some of the operator's answers in another way; the rest as they are. */
export function misread(reader: (errors: typeof Errors) => ReadText): void {
  replaceModule("~/operator/answer.server", async (original) => {
    const real = await original<typeof Answer>();
    // Of the modules that the simulation under test has loaded.
    const read = reader(await import("~/operator/error"));
    const readAnswer: ReadAnswer = (row, status, json) => {
      const answer = read(row, status, JSON.stringify(json) ?? "");
      return answer === undefined ? real.readAnswer(row, status, json) : { answer, faults: [] };
    };
    return { ...real, readAnswer };
  });
}

/** Within this time of the first look for an intent's age comes the second. */
const SAME_RUN_MS = 1_500;

/** Further such bugs, most at the seams: single commands of the store, old copies, gateways' texts, odd answers. */
export const unseenFaults: Record<string, PutBack> = {
  "the store's birth is not checked again after the claim": {
    found: /reached the operator twice|executed twice/,
    from: 39,
    putBack() {
      replaceModule("~/money/once/intent.server", async (original) => {
        const real = await original<typeof Intent>();
        const createIntentTokens: typeof real.createIntentTokens = (secrets, store, now = Date.now) => {
          const tokens = real.createIntentTokens(secrets, store, now);
          const first = new Map<string, { age: ReturnType<typeof tokens.ageOf>; at: number }>();
          const ageOf: typeof tokens.ageOf = (intent) => {
            const known = first.get(intent.id);
            if (known && now() - known.at < SAME_RUN_MS) return known.age;
            const age = tokens.ageOf(intent);
            first.set(intent.id, { age, at: now() });
            return age;
          };
          return { ...tokens, ageOf };
        };
        return { ...real, createIntentTokens };
      });
    },
  },
  "the lock is not renewed before sending": {
    found: /beside another of the member's/,
    putBack() {
      replaceModule("~/money/once/send-once.server", async (original) => {
        const real = await original<typeof SendOnce>();
        const createSender: typeof real.createSender = ({ store, ...settings }) =>
          real.createSender({
            ...settings,
            store: {
              ...store,
              replace: async (key, ...rest) => key.startsWith("money-lock:") || store.replace(key, ...rest),
            },
          });
        return { ...real, createSender };
      });
    },
  },
  "an old copy of the statement is believed": {
    found: /not done, but it was executed/,
    history: evenBalance,
    putBack() {
      replaceModule("~/money/kinds/evidence/new-entries.server", async (original) => {
        const real = await original<typeof NewEntries>();
        const newEntries: typeof real.newEntries = (before, seen, since) => {
          const shown = new Set(seen.entries?.map(({ createdAt }) => createdAt));
          const entries = before.entries?.filter(({ createdAt }) => shown.has(createdAt)) ?? [];
          return real.newEntries({ ...before, entries }, seen, since);
        };
        return { ...real, newEntries };
      });
    },
  },
  "a gateway's words are the operator's": {
    found: /not done, but it was executed/,
    putBack: () =>
      misread(({ OperatorError }) => ({ name }, status, text) => {
        if (status < 502 || status > 504 || !text.startsWith("{")) return undefined;
        const { message } = JSON.parse(text) as { message: string };
        throw new OperatorError(message, { endpoint: name, status, reached: "refused" });
      }),
  },
  "an answer is kept once": {
    found: /is lost although the store came back/,
    from: 128,
    putBack: () => tryOnce("settle"),
  },
  "a claim needs no success": {
    found: /done, but not executed/,
    putBack: () =>
      misread(() => ({ name }, status, text) => {
        const isCode = status === 200 && text.startsWith('{"message"');
        return name === "spinwheel.claim" && isCode ? { success: true } : undefined;
      }),
  },
  "the lock is released once": {
    found: /blocked for longer/,
    from: 77,
    putBack: () => tryOnce("unlock"),
  },
  "another picture is not told from the first": {
    found: /another content got the first one's answer/,
    putBack() {
      replaceModule("~/money/once/execute.server", async (original) => {
        const real = await original<typeof Execute>();
        const createExecution: typeof real.createExecution = (settings) => {
          const execution = real.createExecution(settings);
          return { ...execution, run: ({ file: _, ...submission }) => execution.run(submission) };
        };
        return { ...real, createExecution };
      });
    },
  },
  "no code with empty texts is a broken answer": {
    found: /open, although the operator has answered/,
    from: 1_551,
    putBack: () =>
      misread(({ OperatorError }) => ({ name }, status, text) => {
        if (!name.startsWith("qrcode.") || !text.includes('"qrcodeId":""')) return undefined;
        throw new OperatorError("INTERNAL_SERVER_ERROR", { endpoint: name, status, reached: "unknown" });
      }),
  },
};

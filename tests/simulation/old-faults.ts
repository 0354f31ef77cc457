import type * as Presentation from "~/errors/presentation.server";
import type * as Books from "~/money/judge/books.server";
import type * as Judge from "~/money/judge/judge.server";
import type * as Claims from "~/money/once/claims.server";
import type * as Intent from "~/money/once/intent.server";
import type * as ViewOf from "~/money/outcome/view-of.server";
import { replaceModule } from "./replace-module";
import { misread, type PutBack } from "./unseen-faults";

/** Bugs that the money code once had, each as a change to one module, with the invariant that it breaks. */
export const oldFaults: Record<string, PutBack> = {
  "silence counts 5 s after a broken exchange": {
    found: /not done, but it was executed/,
    putBack() {
      replaceModule("~/money/judge/judge.server", async (original) => {
        const real = await original<typeof Judge>();
        const judge: typeof real.judge = (record, seen, others) =>
          real.judge({ ...record, quietFrom: (record.settledAt ?? 0) + 5_000 }, seen, others);
        return { ...real, judge };
      });
    },
  },
  "a verdict from evidence is the last word": {
    found: /not done to the end, although it was executed/,
    from: 373,
    putBack() {
      replaceModule("~/money/judge/judge.server", async (original) => {
        const real = await original<typeof Judge>();
        return {
          ...real,
          isOpen: (record: Parameters<typeof real.isOpen>[0]) =>
            record.state !== "refused" && real.isOpen(record),
        };
      });
    },
  },
  "a store that lost everything says that nothing was sent": {
    found: /called never sent, although it was/,
    putBack() {
      replaceModule("~/money/once/intent.server", async (original) => {
        const real = await original<typeof Intent>();
        const createIntentTokens: typeof real.createIntentTokens = (...given) => {
          const tokens = real.createIntentTokens(...given);
          const ageOf: typeof tokens.ageOf = async (intent) =>
            (await tokens.ageOf(intent)) === "fresh" ? "fresh" : "expired";
          return { ...tokens, ageOf };
        };
        return { ...real, createIntentTokens };
      });
    },
  },
  "a store is taken to remember everything for ever": {
    found: /reached the operator twice|executed twice/,
    putBack() {
      replaceModule("~/money/once/intent.server", async (original) => {
        const real = await original<typeof Intent>();
        const createIntentTokens: typeof real.createIntentTokens = (secrets, _, now) =>
          real.createIntentTokens(secrets, { bornAt: async () => 0 }, now);
        return { ...real, createIntentTokens };
      });
    },
  },
  "an entry of the amount proves it, whatever the balances say": {
    found: /done, but not executed/,
    putBack() {
      replaceModule("~/money/judge/books.server", async (original) => {
        const real = await original<typeof Books>();
        const readBooks: typeof real.readBooks = (effect, record, seen, isAcceptedFirst) => {
          const [wanted] = effect.entries;
          const known = new Set((record.snapshot?.entries ?? []).map((entry) => JSON.stringify(entry)));
          const fresh = (seen.entries ?? []).filter((entry) => !known.has(JSON.stringify(entry)));
          const mine = fresh.filter(({ type, amount }) => type === wanted?.type && amount === wanted.amount);
          return mine.length === 1 ? "done" : real.readBooks(effect, record, seen, isAcceptedFirst);
        };
        return { ...real, readBooks };
      });
    },
  },
  "each operation is judged as if it were the only one": {
    found: /done, but not executed/,
    putBack() {
      replaceModule("~/money/judge/judge.server", async (original) => {
        const real = await original<typeof Judge>();
        const judge: typeof real.judge = (record, seen) => real.judge(record, seen, []);
        return { ...real, judge };
      });
    },
  },
  "a failure that comes with 200 is a success": {
    found: /done, but not executed/,
    putBack: () =>
      misread(() => ({ endpoint }, status, text) => {
        const isWhole = status === 200 && text.startsWith("{") && text.endsWith("}");
        return isWhole ? endpoint.response.safeParse(JSON.parse(text)).data : undefined;
      }),
  },
  "the general sentence about money stands beside the operator's own": {
    found: /told twice where the money is/,
    putBack() {
      replaceModule("~/money/outcome/view-of.server", async (original) => {
        const real = await original<typeof ViewOf>();
        const viewOf: typeof real.viewOf = (record, wallet, context) => {
          const view = real.viewOf(record, wallet, context);
          if (view.state !== "refused") return view;
          return {
            ...view,
            text: view.text ?? context.texts.t(context.locale)("money:outcome.text.refused"),
          };
        };
        return { ...real, viewOf };
      });
    },
  },
  "a lost answer to a change is a failure like any other": {
    found: /told to try again, although it was done/,
    putBack() {
      replaceModule("~/errors/presentation.server", async (original) => ({
        ...(await original<typeof Presentation>()),
        lostAnswers: {},
      }));
    },
  },
  "a claim is not the first one's alone": {
    found: /twice|executed|the reason is lost/,
    putBack() {
      replaceModule("~/money/once/claims.server", async (original) => {
        const real = await original<typeof Claims>();
        const createClaims: typeof real.createClaims = (settings) => {
          const claims = real.createClaims(settings);
          return {
            ...claims,
            claim: async (record) => (await claims.claim(record)) ?? { record, text: JSON.stringify(record) },
          };
        };
        return { ...real, createClaims };
      });
    },
  },
};

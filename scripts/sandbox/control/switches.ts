import * as z from "zod";
import { faultSchema } from "../http/faults";
import { flag } from "../http/request-body";
import { wireVarietySchema } from "../http/wire-ways";
import { proveLedger } from "../money/ledger-proof";
import { seedDatabase } from "../seed/seed-database";
import type { Sandbox } from "../state/sandbox";
import { settingsSchema } from "../state/settings";
import { type ControlRoute, requireBody } from "./control-route";

const clockChange = z.strictObject({
  advanceMs: z.coerce.number().optional(),
  set: z.iso.datetime().optional(),
  reset: flag.optional(),
});

const callFilter = z.object({
  endpoint: z.string().optional(),
  username: z.string().optional(),
  since: z.coerce.number().optional(),
  requestId: z.string().optional(),
  idempotencyKey: z.string().optional(),
  limit: z.coerce.number().int().min(1).optional(),
});

function clockState({ clock }: Sandbox) {
  return { now: clock.now(), offsetMs: clock.offsetMs };
}

export const switchRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/sandbox/settings",
    about: "The settings.",
    run: (sandbox) => sandbox.settings,
  },
  {
    method: "POST",
    path: "/sandbox/settings",
    about: `Merges any of {${Object.keys(settingsSchema.shape).join(", ")}}.`,
    run: (sandbox, { body }) => {
      sandbox.settings = { ...sandbox.settings, ...requireBody(settingsSchema.partial().strict(), body) };
      return sandbox.settings;
    },
  },
  {
    method: "GET",
    path: "/sandbox/wire",
    about: "The wire variety in use.",
    run: (sandbox) => sandbox.wire.of(null),
  },
  {
    method: "POST",
    path: "/sandbox/wire",
    about: `Merges any of {${Object.keys(wireVarietySchema.shape).join(", ")}}; with username, for that member only.`,
    run: (sandbox, { body }) => {
      const schema = wireVarietySchema.partial().extend({ username: z.string().optional() }).strict();
      const { username, ...change } = requireBody(schema, body);
      return sandbox.wire.merge(change, username);
    },
  },
  {
    method: "DELETE",
    path: "/sandbox/wire",
    about: "Back to the plain wire, for everybody.",
    run: (sandbox) => {
      sandbox.wire.reset();
      return sandbox.wire.of(null);
    },
  },
  {
    method: "GET",
    path: "/sandbox/faults",
    about: "The faults that are set, with their hits.",
    run: (sandbox) => sandbox.faults.list(),
  },
  {
    method: "POST",
    path: "/sandbox/faults",
    about:
      "Sets one: {endpoint?: name or *, username?, kind: delay|status|reset-before|reset-after|truncated|not-json|wrong-json|empty|hang, when?: before|after the operation, delayMs?, status?, body?, times?, probability?}.",
    run: (sandbox, { body }) => {
      const { cleared: _, ...fault } = sandbox.faults.add(requireBody(faultSchema, body));
      return fault;
    },
  },
  {
    method: "DELETE",
    path: "/sandbox/faults",
    about: "Clears all faults, or those of ?id= or ?username=; hanging calls are let go.",
    run: (sandbox, { query }) => {
      const schema = z.object({ id: z.coerce.number().optional(), username: z.string().optional() });
      return { cleared: sandbox.faults.clear(requireBody(schema, query)) };
    },
  },
  {
    method: "GET",
    path: "/sandbox/calls",
    about:
      "The record of calls, oldest first: ?endpoint= &username= &since= &requestId= &idempotencyKey= &limit=.",
    run: (sandbox, { query }) => sandbox.calls.list(requireBody(callFilter, query)),
  },
  {
    method: "DELETE",
    path: "/sandbox/calls",
    about: "Forgets the record.",
    run: (sandbox) => {
      sandbox.calls.clear();
      return { cleared: true };
    },
  },
  {
    method: "GET",
    path: "/sandbox/clock",
    about: "The sandbox's time.",
    run: clockState,
  },
  {
    method: "POST",
    path: "/sandbox/clock",
    about: "Moves the time: {advanceMs}, {set: ISO} or {reset: true}.",
    run: (sandbox, { body }) => {
      const { advanceMs, set, reset } = requireBody(clockChange, body);
      if (reset) sandbox.clock.reset();
      if (set !== undefined) sandbox.clock.set(set);
      if (advanceMs !== undefined) sandbox.clock.advance(advanceMs);
      return clockState(sandbox);
    },
  },
  {
    method: "GET",
    path: "/sandbox/ledger",
    about: "The proof of the books: postings sum to 0, per-member totals, money in and out.",
    run: (sandbox) => proveLedger(sandbox.database),
  },
  {
    method: "POST",
    path: "/sandbox/reset",
    about:
      "Settings, faults, wire, mutations, clock and calls as at the start; {data: true} seeds the database afresh too.",
    run: (sandbox, { body }) => {
      const { data } = requireBody(z.strictObject({ data: flag.optional() }), body);
      sandbox.settings = sandbox.initialSettings;
      sandbox.faults.clear();
      sandbox.wire.reset();
      sandbox.mutations.clear();
      sandbox.games.clear();
      sandbox.provider.clear();
      sandbox.cashier.reset();
      sandbox.clock.reset();
      sandbox.calls.clear();
      sandbox.chatLink?.restore();
      if (data) {
        sandbox.database.clear();
        seedDatabase(sandbox);
      }
      return { reset: true };
    },
  },
];

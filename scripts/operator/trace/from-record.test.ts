import { expect, test } from "vitest";
import type { IntentRecord } from "~/money/once/record.server";
import { endingOf } from "./ending";
import { storyOf } from "./story";

const record: IntentRecord = {
  ...{ id: "id", memberKey: "canary", operation: "slip", payloadHash: "canary", holder: "canary" },
  facts: { amount: 123_456, account: "canary" },
  ...{ message: "canary", result: { link: "canary" }, state: "done" },
  ...{ startedAt: 1_000, sentAt: 2_000, leaseUntil: 9_000, settledAt: 3_000 },
};

function story(changes: Partial<IntentRecord>, ...logged: Parameters<typeof storyOf>[1]) {
  const told = storyOf("REF", logged, { kind: "record", record: { ...record, ...changes } });
  if (!told) throw new Error("not told");
  return { ...told, whats: told.steps.map(({ what }) => what) };
}

test("a record alone tells the story, and nothing of whom or of what", () => {
  const { whats, ending, operation, steps } = story({});
  expect([whats, ending, operation]).toEqual([["claimed", "sent", "answered"], "done", "a deposit slip"]);
  expect(steps.every(({ isFromStore }) => isFromStore)).toBe(true);
  expect(JSON.stringify(story({}))).not.toMatch(/canary|1234/);
});

test("a record decides what the log leaves open, and adds only what the log lacks", () => {
  const logged = [
    { at: 900, what: "posted" },
    { at: 1_000, what: "claimed" },
  ] as const;
  expect(story({}, ...logged).whats).toEqual(["posted", "claimed", "sent", "answered"]);
  expect(story({ state: "refused", sentAt: undefined }, ...logged).ending).toBe("never-sent");
  expect(story({ state: "running" }, ...logged).ending).toBe("unknown");
  expect(story({ state: "running", sentAt: undefined }, ...logged).ending).toBe("incomplete");
  expect(endingOf(logged)).toBe("incomplete");
});

test("of a record that a look has decided, the answer is not made up", () => {
  expect(story({ judgedAt: 5_000 }).whats).toEqual(["claimed", "sent", "judged"]);
});

test("what neither log nor store knows has no story", () => {
  expect(storyOf("REF", [], { kind: "absent" })).toBeNull();
  expect(storyOf("REF", [], { kind: "unreadable" })).toMatchObject({ ending: "incomplete" });
});

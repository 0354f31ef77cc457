import { expect, it, vi } from "vitest";
import { createTurns, type TurnLimits, type TurnVerdict } from "./turns";

const limits: TurnLimits = {
  working: { inAll: 10, perGroup: 4 },
  waiting: { inAll: 100, perGroup: 50 },
};

/** Turns that go round when told to, and every verdict in its order. */
function stage(changed: Partial<TurnLimits> = {}) {
  const calls: (() => void)[] = [];
  let now = 0;
  const clock = { now: () => now, onNextTurn: (call: () => void) => void calls.push(call) };
  const turns = createTurns({ ...limits, ...changed }, clock);
  const heard: string[] = [];
  const ask = (group: string, name = group, isAbandoned = () => false, counts = true) =>
    turns
      .start({ group, counts, isAbandoned })
      .then((verdict: TurnVerdict) => void heard.push(`${name} ${verdict}`));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** The loop goes round so many times; returns what was heard in each. */
  async function round(times = 1): Promise<string[][]> {
    const rounds: string[][] = [];
    await settle();
    for (let time = 0; time < times; time++) {
      heard.length = 0;
      for (const call of calls.splice(0)) call();
      await settle();
      rounds.push([...heard]);
    }
    return rounds;
  }
  return {
    turns,
    ask,
    round,
    heard,
    calls,
    settle,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

it("starts the first at once and one more in each turn of the loop", async () => {
  const { ask, round, heard, settle } = stage();
  for (const name of ["first", "second", "third"]) void ask("guests", name);
  await settle();
  expect(heard).toEqual(["first start"]);
  expect(await round(3)).toEqual([["second start"], ["third start"], []]);
});

it("lets groups take turns: one who asks for much waits behind itself", async () => {
  const { ask, round } = stage({ working: { inAll: 100, perGroup: 100 } });
  for (let one = 0; one < 40; one++) void ask("flood");
  void ask("member");
  void ask("other");
  expect(await round(4)).toEqual([["flood start"], ["member start"], ["other start"], ["flood start"]]);
});

it("does not work for those who have left, and they cost no turn", async () => {
  const { ask, round } = stage();
  void ask("flood");
  for (let one = 0; one < 20; one++) void ask("flood", "gone", () => true);
  void ask("flood", "here");
  const [first] = await round();
  expect(first).toEqual([...Array<string>(20).fill("gone abandoned"), "here start"]);
});

it("limits what is in work, for a group and in all; what ends makes room", async () => {
  const { ask, round, turns } = stage({ working: { inAll: 5, perGroup: 3 } });
  for (let one = 0; one < 5; one++) void ask("one");
  for (let one = 0; one < 5; one++) void ask("two");
  expect((await round(8)).flat()).toEqual(["one start", "two start", "one start", "two start"]);
  turns.end("two");
  expect((await round(2)).flat()).toEqual(["two start"]);
  turns.end("one");
  expect((await round(2)).flat()).toEqual(["one start"]);
});

it("limits those who wait, for a group and in all; several refusals share a turn and hold up no page", async () => {
  const { ask, round } = stage({ waiting: { inAll: 3, perGroup: 2 } });
  for (let one = 0; one < 5; one++) void ask("flood");
  void ask("member");
  void ask("late");
  expect(await round(4)).toEqual([
    ["flood start"],
    ["flood shed", "flood shed", "flood shed"],
    ["member start"],
    ["late start"],
  ]);
});

it("of a full line the longest group's last gives way, whoever fills it: a member is let in before many networks of guests", async () => {
  const { ask, round } = stage({ waiting: { inAll: 6, perGroup: 3 } });
  for (const network of ["a", "b"]) for (let one = 0; one < 5; one++) void ask(network);
  void ask("member");
  expect((await round(8)).flat()).toContain("member start");
});

it("a request that its client can draw out counts as no work", async () => {
  const { ask, round } = stage({ working: { inAll: 1, perGroup: 1 } });
  for (let one = 0; one < 3; one++) void ask("flood", "form", () => false, false);
  void ask("flood", "page");
  expect((await round(3)).flat()).toEqual(["form start", "form start", "page start"]);
});

it("what was started and waited goes on before its group starts anything else, in its turn", async () => {
  const { turns, ask, round, heard } = stage();
  void ask("one");
  void ask("one", "new");
  for (const name of ["first", "second"]) void turns.goOn("one").then(() => heard.push(name));
  void turns.goOn("two").then(() => heard.push("two"));
  expect(await round(4)).toEqual([["first"], ["two"], ["second"], ["new start"]]);
});

it("who has waited for ten seconds is told so, even if nothing ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { ask, round, wait } = stage({ working: { inAll: 1, perGroup: 1 } });
  void ask("one");
  void ask("one");
  expect((await round(2)).flat()).toEqual([]);
  wait(10_000);
  vi.advanceTimersByTime(500);
  expect((await round(1)).flat()).toEqual(["one shed"]);
  vi.useRealTimers();
});

it("nothing is scheduled while nothing waits", async () => {
  const { ask, round, calls } = stage();
  void ask("one");
  await round();
  expect(calls).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LateOperator, type LostExchange, startLateOperator } from "../support/late-operator";
import { CALL_MS, moneyRoomOf, type TestedOperation, testedOperations } from "../support/money-room";
import { sharedOperator } from "../support/shared-operator";

const exchanges: LostExchange[] = ["reset", "500", "502", "hang"];
const QUIET_MS = CALL_MS + 5_000;
const MINUTE_MS = 60_000;
/** How long a call is waited for that hangs. */
const HANGS_MS = 1_000;

const operator = sharedOperator();
let late: LateOperator;
beforeAll(async () => {
  late = await startLateOperator(operator.url);
  await operator.control("POST", "/cashier", { withdrawSettlement: "by-hand" });
});
afterAll(() => late.close());

/** A member with 1,000.00, and a first operation whose response was lost and which is yet to be executed. */
async function lostBy(operation: TestedOperation, exchange: LostExchange, statements = 0) {
  const games = { JOKER: 20, PG: 0 };
  const member = await operator.member({ walletAmount: 1_000, games, statements });
  const room = moneyRoomOf(operation, member, late.url, operator, exchange === "hang" ? HANGS_MS : CALL_MS);
  late.hold(operation.path, exchange);
  const first = await room.send(operation);
  expect(first.state).toBe("unknown");
  expect(late.held()).toBe(1);
  const stateOf = async (record = first) => (await room.look(record)).state;
  const held = async () => (await operator.state(member)).wallet;
  return { ...room, room, first, stateOf, held, member };
}

describe.each(testedOperations.map((operation) => [operation.name, operation] as const))(
  "%s",
  (_, operation) => {
    describe.each(exchanges)("whose exchange ends by %s", (exchange) => {
      test.each([5_000, 20_000, 50_000])(
        "and that is executed %i ms later is never called not done",
        async (ms) => {
          const { stateOf, pass, held } = await lostBy(operation, exchange);
          await pass(ms);
          expect(await stateOf()).toBe("unknown");
          await late.deliver();
          expect(await stateOf()).toBe(operation.happened);
          expect(await held()).toBe(900);
          await pass(MINUTE_MS);
          expect(await stateOf()).toBe(operation.happened);
        },
      );

      test("and that is never executed is not done once the call's whole time has passed, not before", async () => {
        const { stateOf, pass } = await lostBy(operation, exchange);
        await pass(QUIET_MS - 2_000);
        expect(await stateOf()).toBe("unknown");
        await pass(3_000);
        expect(await stateOf()).toBe("refused");
        await late.deliver();
        expect(await stateOf()).toBe(operation.happened);
      });
    });

    test("lost twice for one amount: what happened is never called not done, what did not never done", async () => {
      const { room, first, stateOf, pass, held } = await lostBy(operation, "reset");
      late.hold(operation.path, "502");
      const second = await room.send(operation);
      await late.deliver();
      await pass(2 * QUIET_MS);
      expect(await held()).toBe(900);
      expect([await stateOf(first), await stateOf(second)]).toEqual(["unknown", "unknown"]);
      await late.deliver();
      expect(await held()).toBe(800);
      for (const record of [first, second])
        expect(["unknown", operation.happened]).toContain(await stateOf(record));
    });

    test("with a second one of another amount in between, executed before and after that one is answered", async () => {
      const { room, first, stateOf, pass } = await lostBy(operation, "500");
      await pass(10_000);
      const second = await room.send(operation, { ...operation.facts, amount: 20_000 });
      expect(second.state).toBe(operation.happened);
      expect(await stateOf(first)).toBe("unknown");
      await late.deliver();
      expect(await stateOf(first)).toBe(operation.happened);
      expect(await stateOf(second)).toBe(operation.happened);
    });

    test("takes no entry for its own that stood there before", async () => {
      const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 20, PG: 0 } });
      const room = moneyRoomOf(operation, member, late.url, operator, CALL_MS);
      const earlier = await room.send(operation);
      expect(earlier.state).toBe(operation.happened);
      await room.pass(MINUTE_MS);
      late.hold(operation.path, "reset");
      const lost = await room.send(operation);
      await room.pass(QUIET_MS);
      expect((await room.look(lost)).state).not.toBe(operation.happened);
      await late.deliver();
      await room.pass(MINUTE_MS);
      expect((await room.look(lost)).state).toBe(operation.happened);
    });
  },
);

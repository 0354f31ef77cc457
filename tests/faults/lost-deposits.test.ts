import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type LateOperator, startLateOperator } from "../support/late-operator";
import { type TestedDeposit, testedDeposits } from "../support/lost-deposits";
import { CALL_MS, moneyRoomOf } from "../support/money-room";
import { freshOperator } from "../support/shared-operator";

const QUIET_MS = CALL_MS + 5_000;
const HOUR_MS = 3_600_000;

const operator = freshOperator();
let late: LateOperator;
beforeAll(async () => {
  late = await startLateOperator(operator.url);
});
afterEach(async () => {
  while (late.held() > 0) await late.deliver();
});
afterAll(() => late.close());

/** A member whose deposit got no answer and is yet to be executed, after one from long ago. */
async function lostBy({ operation, make }: TestedDeposit) {
  const member = await operator.member({ walletAmount: 0 });
  const room = moneyRoomOf(operation, member, late.url, operator, CALL_MS);
  async function send() {
    const { facts, body } = await make(operator, member);
    return room.send(operation, facts, body);
  }
  await send();
  await room.pass(HOUR_MS);
  late.hold(operation.path, "reset");
  const first = await send();
  expect(first.state).toBe("unknown");
  const stateOf = async (record = first) => (await room.look(record)).state;
  const credited = async () => (await operator.state(member)).wallet / 100;
  return { ...room, send, first, stateOf, credited, member };
}

describe.each(testedDeposits.map((deposit) => [deposit.operation.name, deposit] as const))(
  "%s whose answer was lost",
  (_, deposit) => {
    test.each([5_000, 50_000])(
      "and that is executed %i ms later is done, and never told before",
      async (ms) => {
        const { stateOf, pass, credited } = await lostBy(deposit);
        await pass(ms);
        expect(await stateOf()).toBe("unknown");
        await late.deliver();
        expect(await credited()).toBe(2);
        expect(await stateOf()).toBe("done");
      },
    );

    test("and that is never executed is not done, also after another deposit hours later", async () => {
      const { stateOf, pass, send, credited } = await lostBy(deposit);
      await pass(QUIET_MS);
      expect(await stateOf()).toBe("refused");
      await pass(HOUR_MS);
      const second = await send();
      expect(await stateOf(second)).toBe("done");
      await pass(HOUR_MS);
      expect(await credited()).toBe(2);
      expect(await stateOf()).toBe("refused");
    });

    test("and that nobody looked at is not done by another deposit hours later", async () => {
      const { stateOf, pass, send } = await lostBy(deposit);
      await pass(HOUR_MS);
      await send();
      expect(await stateOf()).toBe("refused");
    });

    test("stays unknown by another one within its call, and is never called not done once it is executed", async () => {
      const { stateOf, pass, send, credited } = await lostBy(deposit);
      await pass(20_000);
      const second = await send();
      expect(await stateOf()).toBe("unknown");
      await pass(2 * QUIET_MS);
      expect(await stateOf()).toBe("unknown");
      expect(["accepted", "done"]).toContain(await stateOf(second));
      await late.deliver();
      expect(await credited()).toBe(3);
      expect(["unknown", "done"]).toContain(await stateOf());
    });

    test("is done by its own row that was there before another one within its call", async () => {
      const { stateOf, pass, send, credited } = await lostBy(deposit);
      await pass(10_000);
      await late.deliver();
      await pass(10_000);
      const second = await send();
      expect(await credited()).toBe(3);
      expect([await stateOf(), await stateOf(second)]).toEqual(["done", "done"]);
    });
  },
);

test("a slip that is listed as failed says nothing of one that was lost before it", async () => {
  const [slip] = testedDeposits;
  if (!slip) throw new Error("no slip");
  const { stateOf, pass, send, member } = await lostBy(slip);
  await pass(20_000);
  const { username } = member;
  await operator.control("POST", "/cashier", { username, slipSettlement: "by-hand" });
  await send();
  const [pending] = await operator.control<{ reference: string }[]>("GET", `/slips?username=${username}`);
  await operator.control("POST", `/slips/${pending?.reference}/settle`, { note: "INVALID_SLIP" });
  expect(await stateOf()).toBe("unknown");
  await pass(QUIET_MS);
  expect(await stateOf()).toBe("unknown");
});

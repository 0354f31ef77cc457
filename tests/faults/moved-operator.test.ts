import { createServer } from "node:http";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type LateOperator, startLateOperator } from "../support/late-operator";
import { close } from "../support/local-server";
import { CALL_MS, moneyRoomOf, testedOperations } from "../support/money-room";
import { movedName } from "../support/moved-name";
import { passOn } from "../support/pass-on";
import { sharedOperator } from "../support/shared-operator";

const QUIET_MS = CALL_MS + 5_000;
const [NEW, OLD] = ["127.0.0.1", "127.0.0.2"];

const operator = sharedOperator();
let late: LateOperator;
beforeAll(async () => {
  late = await startLateOperator(operator.url);
});
afterAll(() => late.close());

const [transfer] = testedOperations;

test("the operator's name moves: whether a lost transfer happened is looked for where it was sent", async () => {
  const name = movedName(OLD);
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 20, PG: 0 } });
  const { port } = new URL(late.url);
  const room = moneyRoomOf(transfer, member, name.url(Number(port)), operator, CALL_MS);
  const copies = new Map<string | undefined, unknown>();
  const old = createServer((incoming, outgoing) => {
    const copy = copies.get(incoming.url);
    if (copy === undefined) return passOn(operator.url)(incoming, outgoing);
    incoming.resume();
    outgoing.end(JSON.stringify(copy));
  });
  await new Promise<void>((resolve) => old.listen(Number(port), OLD, resolve));
  onTestFinished(() => close(old));
  expect((await room.send(transfer)).state).toBe(transfer.happened);

  // What is not asked of the new address stays as it is.
  const { token } = member;
  copies.set("/api/wallet", (await operator.call("wallet.get", {}, { token })).body);
  copies.set(
    "/api/statement",
    (await operator.call("statement.list", { page: 1, limit: 50 }, { token })).body,
  );
  name.moveTo(NEW);
  late.hold(transfer.path, "reset");
  const lost = await room.send(transfer);
  expect(lost.state).toBe("unknown");
  await late.deliver();
  await room.pass(QUIET_MS);
  expect((await room.look(lost)).state).toBe(transfer.happened);
});

import { afterEach, describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import type { TestMember } from "./operator-under-test";

const operator = sharedOperator();
afterEach(() => operator.control("DELETE", "/faults"));

const transfer = (member: TestMember) =>
  operator.call("wallet.transfer", { from: "wallet", to: "PG", amount: 1 }, member);

/** What a caller sees: a response, or the name of the network error. */
const outcome = (member: TestMember) => transfer(member).catch((error: Error) => error.constructor.name);

async function memberWithFault(fault: object): Promise<TestMember> {
  const member = await operator.member({ walletAmount: 10, games: { PG: 0 } });
  await operator.control("POST", "/faults", {
    endpoint: "wallet.transfer",
    username: member.username,
    ...fault,
  });
  return member;
}

async function recorded(member: TestMember) {
  const [call] = await operator.calls({ endpoint: "wallet.transfer", username: member.username });
  return call;
}

describe("a fault", () => {
  it.each([
    [{ kind: "reset-before" }, "TypeError", false],
    [{ kind: "reset-after" }, "TypeError", true],
    [{ kind: "truncated" }, "TypeError", true],
    [{ kind: "not-json" }, "SyntaxError", true],
    [{ kind: "not-json", when: "before" }, "SyntaxError", false],
    [{ kind: "empty" }, "SyntaxError", true],
    [{ kind: "wrong-json" }, { status: 200, body: [1, 2, 3] }, true],
    [{ kind: "wrong-json", body: { message: 7 } }, { status: 200, body: { message: 7 } }, true],
    [{ kind: "status" }, { status: 500, body: { message: "INTERNAL_SERVER_ERROR" } }, false],
    [
      { kind: "status", when: "after", status: 503 },
      { status: 503, body: { message: "INTERNAL_SERVER_ERROR" } },
      true,
    ],
    [
      { kind: "status", status: 429, body: { message: "REQUEST_LIMIT" } },
      { status: 429, body: { message: "REQUEST_LIMIT" } },
      false,
    ],
    [{ kind: "delay", delayMs: 20 }, { status: 200, body: { message: "SUCCESS" } }, true],
    [{ kind: "delay", delayMs: 20, when: "after" }, { status: 200, body: { message: "SUCCESS" } }, true],
  ])("%j: the caller sees it, and the record says whether the money moved", async (fault, seen, executed) => {
    const member = await memberWithFault(fault);
    expect(await outcome(member)).toEqual(seen);
    expect(await recorded(member)).toMatchObject({ fault: fault.kind, executed });
    expect((await operator.state(member)).wallet).toBe(executed ? 9 : 10);
  });

  it("hang before execution: no answer until it is cleared, then a dropped connection and nothing moved", async () => {
    const member = await memberWithFault({ kind: "hang" });
    const hanging = outcome(member);
    await expect.poll(() => recorded(member)).toMatchObject({ fault: "hang", status: null, executed: false });
    await operator.control("DELETE", `/faults?username=${member.username}`);
    expect(await hanging).toBe("TypeError");
    expect((await operator.state(member)).wallet).toBe(10);
  });

  it("hang after execution: the money has moved while the caller still waits; cleared, the answer comes", async () => {
    const member = await memberWithFault({ kind: "hang", when: "after" });
    const hanging = outcome(member);
    await expect.poll(() => recorded(member)).toMatchObject({ fault: "hang", status: null, executed: true });
    expect((await operator.state(member)).wallet).toBe(9);
    await operator.control("DELETE", `/faults?username=${member.username}`);
    expect(await hanging).toMatchObject({ status: 200 });
  });

  it("strikes as often as it was told, only its member, and only its call", async () => {
    const member = await memberWithFault({ kind: "status", times: 2 });
    const other = await operator.member({ walletAmount: 10, games: { PG: 0 } });
    expect((await operator.call("wallet.get", {}, member)).status).toBe(200);
    const seen = [
      await transfer(member),
      await transfer(other),
      await transfer(member),
      await transfer(member),
    ];
    expect(seen.map(({ status }) => status)).toEqual([500, 200, 500, 200]);
    expect(await operator.control("GET", "/faults")).toMatchObject([{ kind: "status", hits: 2, left: 0 }]);
  });

  it("for every call (*) strikes sign-in too, by the username it names", async () => {
    const member = await operator.member();
    await operator.control("POST", "/faults", { username: member.username, kind: "status", status: 502 });
    const { username, password } = member;
    expect((await operator.call("account.login", { username, password })).status).toBe(502);
    expect((await operator.call("lookup.banks")).status).toBe(200);
  });

  it("with a probability of 0 never strikes, and one that is no fault is refused", async () => {
    const member = await memberWithFault({ kind: "status", probability: 0 });
    expect((await transfer(member)).status).toBe(200);
    for (const wrong of [{ kind: "explode" }, { endpoint: "wallet.steal", kind: "hang" }, {}]) {
      await expect(operator.control("POST", "/faults", wrong)).rejects.toThrow("400");
    }
  });
});

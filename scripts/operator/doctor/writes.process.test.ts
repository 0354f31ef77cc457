import { endpoints } from "schemas/contract";
import { afterEach, describe, expect, it } from "vitest";
import { encryptedLink, voucherOf } from "../../../tests/contract/cashier-desk";
import { examined, placesOf } from "../../../tests/support/examined";
import { sharedOperator } from "../../../tests/support/shared-operator";
import { scorecard } from "./scorecard";

const operator = sharedOperator();
afterEach(() => operator.control("POST", "/reset", {}));

describe("doctor with --write, and without", () => {
  it("finds nothing that costs a member something when it writes", async () => {
    // How long the largest uploads take is this machine's.
    const report = await examined(operator, { writes: true, slowMs: 60_000 });
    expect(placesOf(report, "costs"), scorecard(report)).toEqual([]);
    expect(placesOf(report, "noted")).toEqual(["wallet.transfer idempotency-key"]);
  });

  it.each([false, true])(
    "moves back what it moved, where a key is honoured: %s",
    async (honourIdempotency) => {
      await operator.control("POST", "/settings", { honourIdempotency });
      const before = await operator.state({ username: "0812345678" });
      const { lines } = await examined(operator, { writes: true });
      expect(lines.find(({ subject }) => subject === "wallet.transfer")).toMatchObject({ asked: 3 });
      expect(await operator.state({ username: "0812345678" })).toMatchObject({
        wallet: before.wallet,
        games: before.games,
      });
    },
  );

  it("says of the gift links' key that it is right, wrong, or that the answers do not tell", async () => {
    const { link } = await voucherOf(operator, 100);
    const key = async (giftKey: string, giftLink?: string) => {
      const report = await examined(operator, { writes: true, giftKey, ...(giftLink && { giftLink }) });
      expect(JSON.stringify(report) + scorecard(report)).not.toMatch(/sandbox-key|[?&]v=/);
      return report.lines.find(({ subject }) => subject === "(gift link's key)");
    };
    expect(await key("sandbox-key")).toMatchObject({ costs: 0, unchecked: expect.stringContaining("alike") });
    expect(await key("another-key", link)).toMatchObject({ asked: 3, costs: 1, unchecked: undefined });
    const member = await operator.member();
    await operator.call("wallet.truelink", { link: encryptedLink(link) }, member);
    expect(await key("sandbox", link)).toMatchObject({ asked: 3, costs: 0, unchecked: undefined });
    expect(await key("another-key", link)).toMatchObject({ costs: 1 });
  });

  it("sends nothing that changes something without --write, but the sign-in", async () => {
    await examined(operator);
    const effects = new Map<string, string>(endpoints.map(({ name, endpoint }) => [name, endpoint.effect]));
    const calls = await operator.calls({});
    const changing = calls.filter(({ endpoint }) => endpoint && effects.get(endpoint) !== "read");
    expect(new Set(changing.map(({ endpoint }) => endpoint))).toEqual(new Set(["account.login"]));
  });

  it("prints no token and no password, also where the operator repeats them", async () => {
    const member = await operator.member({ games: { PG: 10 } });
    const accounts = await operator.accounts(member);
    await operator.control("POST", "/mutations", { name: "echoes-secrets" });
    const reports = [
      await examined(operator, { ...member, writes: true }),
      await examined(operator, { username: member.username, password: "wrong-secret-1" }),
    ];
    const printed = JSON.stringify(reports) + reports.map(scorecard).join("");
    expect(printed).toContain("Refused:");
    const secrets = [
      member.token,
      member.password,
      "wrong-secret-1",
      ...accounts.map(({ password }) => password),
    ];
    for (const secret of secrets) expect(printed).not.toContain(secret);
  });
});

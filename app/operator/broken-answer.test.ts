import type { EndpointName } from "schemas/contract";
import { describe, expect, it } from "vitest";
import { failureOf } from "../../tests/support/answers";
import { ContractError } from "./answer.server";

describe("an answer that breaks the contract", () => {
  it.each<[EndpointName, unknown, string]>([
    ["lookup.info", {}, "name"],
    ["account.login", { token: "" }, "token"],
    ["wallet.get", { profile: {} }, "profile._id"],
    ["lookup.banks", { banks: "none" }, "banks"],
    ["lookup.deposit", { banks: [], wallets: "none" }, "wallets"],
    [
      "spinwheel.setup",
      { result: { activeSpinwheel: { slices: [{}] }, userCoin: 1 } },
      "result.activeSpinwheel.slices.0.code",
    ],
    ["lookup.withdraw", { withdrawMin: "ten", withdrawMax: 5 }, "withdrawMin"],
    ["lookup.info", [], "(answer)"],
    ["wallet.transfer", null, "(answer)"],
  ])("of %s names the field: %j", (name, body, path) => {
    const error = failureOf(name, 200, body);
    expect(error).toMatchObject({ message: "INTERNAL_SERVER_ERROR", reached: "unknown", status: 200 });
    expect(error.cause).toBeInstanceOf(ContractError);
    expect((error.cause as ContractError).path).toBe(path);
  });

  it("never carries the answer's values along", () => {
    const { cause } = failureOf("account.login", 200, { token: { canary: "s3cret-token" } });
    expect(String(cause)).not.toContain("s3cret-token");
  });
});

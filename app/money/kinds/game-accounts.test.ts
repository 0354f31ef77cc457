import { expect, test } from "vitest";
import type { Operator } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { judgeOpen, seenAccount } from "./activate-game.server";
import { judgePassword, seenPassword } from "./reset-game-password.server";

const operatorWith = (wallet: object) => ({ wallet }) as unknown as Operator;
const withPassword = (password: string) =>
  operatorWith({ credentials: async () => ({ username: "u", password }) });

test("an account that has opened since was opened by the call; one that is not open was not", async () => {
  expect(judgeOpen({ isOpen: false }, { isOpen: true })).toBe("done");
  expect(judgeOpen({ isOpen: false }, { isOpen: false })).toBe("untouched");
  expect(judgeOpen({ isOpen: true }, { isOpen: true })).toBe("ambiguous");
  const slots = [
    { code: "PG", isActive: true },
    { code: "IMI", isActive: false },
  ];
  const operator = operatorWith({ get: async () => ({ slots, omitted: [] }) });
  const seen = await Promise.all(["PG", "IMI", "USUN"].map((code) => seenAccount(operator, code)));
  expect(seen.map((one) => one?.isOpen)).toEqual([true, false, false]);
});

test("another password is the call's doing, also where there was no account before", async () => {
  const [first = {}, second = {}] = await Promise.all(
    ["a", "b"].map(async (password) => (await seenPassword(withPassword(password), "PG")) ?? undefined),
  );
  expect(first.mark).toBeDefined();
  expect(judgePassword(first, second)).toBe("done");
  expect(judgePassword({}, first)).toBe("done");
  expect(judgePassword(first, first)).toBe("untouched");
  expect(judgePassword({}, {})).toBe("untouched");
});

test("what is kept of a password is two bytes of its digest, and none of it where there is no account", async () => {
  const seen = await seenPassword(withPassword("Secret/42 ฟุตบอล"), "PG");
  expect(seen?.mark).toMatch(/^[0-9a-f]{4}$/);
  const refusal = new OperatorError("SLOT_NO_ACCOUNT", {
    endpoint: "wallet.credentials",
    reached: "refused",
  });
  const limited = new OperatorError("REQUEST_LIMIT", {
    endpoint: "wallet.credentials",
    reached: "refused",
    status: 429,
  });
  const lost = new OperatorError("INTERNAL_SERVER_ERROR", {
    endpoint: "wallet.credentials",
    reached: "unknown",
  });
  const failing = (error: Error) => operatorWith({ credentials: () => Promise.reject(error) });
  expect(await seenPassword(failing(refusal), "PG")).toEqual({});
  expect(await seenPassword(failing(limited), "PG")).toBeNull();
  await expect(seenPassword(failing(lost), "PG")).rejects.toBe(lost);
});

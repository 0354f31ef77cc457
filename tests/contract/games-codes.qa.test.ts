import { errorGroups } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { startOperator, type TestMember } from "./operator-under-test";

const operator = freshOperator();

type GameCall = "wallet.activate" | "wallet.credentials" | "wallet.resetPassword";
const game = (name: GameCall, member: TestMember, slotCode: string) =>
  operator.call(name, { slotCode }, member);
const change = (code: string, wanted: object) => operator.control("POST", `/games/${code}`, wanted);

describe("the Game-account codes", () => {
  const refusals: Record<(typeof errorGroups.games)[number], [GameCall, string, object?]> = {
    GAME_ACTIVATION_FAIL: ["wallet.activate", "IMI", { state: "closed" }],
    SLOT_ALREADY_ACTIVE: ["wallet.activate", "JOKER"],
    SLOT_ACTIVATE_FAIL: ["wallet.activate", "IMI", { state: "maintenance" }],
    SLOT_NO_ACCOUNT: ["wallet.credentials", "IMI"],
    SLOT_RESET_PASSWORD_FAIL: ["wallet.resetPassword", "JOKER", { state: "maintenance" }],
    NO_GAME: ["wallet.activate", "NOGAME"],
  };

  it.each(errorGroups.games)("%s has its rule, and nothing changes", async (code) => {
    const [call, slotCode, switched] = refusals[code];
    const member = await operator.member({ games: { JOKER: 5 } });
    const before = await operator.accounts(member);
    if (switched) await change(slotCode, { ...switched, username: member.username });
    const status = code === "NO_GAME" ? 404 : 400;
    expect(await game(call, member, slotCode)).toEqual({ status, body: { message: code } });
    expect(await operator.accounts(member)).toEqual(before);
  });

  it.each<GameCall>(["wallet.activate", "wallet.credentials", "wallet.resetPassword"])(
    "%s knows no game that there is not, nor a private one without an account",
    async (call) => {
      const own = await startOperator({ seed: "english" });
      const member = await own.member();
      const given = await own.member({ games: { RIVER1: 7 } });
      const slots = async ({ token }: TestMember) => {
        const { body } = await own.call("wallet.get", {}, { token });
        return (body as { slots: { code: string }[] }).slots.map(({ code }) => code);
      };
      expect(await slots(member)).toHaveLength(16);
      expect(await slots(given)).toContain("RIVER1");
      for (const slotCode of ["NOGAME", "RIVER1", "joker", "ไม่มี/%"]) {
        expect((await own.call(call, { slotCode }, member)).body).toEqual({ message: "NO_GAME" });
      }
      await own.close();
    },
  );

  it("SLOT_NO_ACCOUNT also for a new password where nothing stands at the provider", async () => {
    const member = await operator.member();
    const { body } = await game("wallet.resetPassword", member, "JOKER");
    expect(body).toEqual({ message: "SLOT_NO_ACCOUNT" });
  });

  it("strike one member or everybody, and end with the switch", async () => {
    const member = await operator.member();
    const other = await operator.member();
    await change("JOKER", { state: "closed", username: member.username });
    expect((await game("wallet.activate", other, "JOKER")).status).toBe(200);
    expect((await game("wallet.activate", member, "JOKER")).status).toBe(400);
    await operator.control("DELETE", `/games?username=${member.username}`);
    expect((await game("wallet.activate", member, "JOKER")).status).toBe(200);
  });
});

import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { entriesOf, refused, slipOf, slipsOf, transferOf, upload } from "./cashier-desk";
import type { TestMember } from "./operator-under-test";

const operator = freshOperator();

const done = { status: 200, body: { message: "SUCCESS" } };

async function slip(member: TestMember, wanted: object = {}) {
  return slipOf(await transferOf(operator, member, wanted));
}

describe("a slip that the bank takes its time with", () => {
  it("is pending until its time by the clock, then credited at that time", async () => {
    const member = await operator.member();
    const { username } = member;
    await operator.control("POST", "/cashier", {
      username,
      slipSettlement: "after-delay",
      slipDelayMs: 90_000,
    });
    expect(await upload(operator, member, await slip(member))).toEqual(done);
    expect(await slipsOf(operator, member)).toMatchObject([{ status: "PENDING", amount: 100 }]);
    await operator.control("POST", "/clock", { advanceMs: 60_000 });
    expect(await operator.state(member)).toMatchObject({ wallet: 0, statements: 0 });
    await operator.control("POST", "/clock", { advanceMs: 3_600_000 });
    expect(await slipsOf(operator, member)).toMatchObject([{ status: "SUCCESS" }]);
    const [sent, [entry]] = [await slipsOf(operator, member), await entriesOf(operator, member)];
    const waited = Date.parse(entry?.createdAt ?? "") - Date.parse(sent[0]?.createdAt ?? "");
    expect(waited).toBe(90_000);
    expect(await operator.state(member)).toMatchObject({ wallet: 100 });
  });

  it("may still turn out wrong, by the bank or by hand; a refused one does not count as a duplicate", async () => {
    const member = await operator.member();
    await operator.control("POST", "/cashier", { slipSettlement: "by-hand" });
    await upload(operator, member, await slip(member, { to: { bank: "SCB", number: "9" } }));
    const file = await slip(member);
    await upload(operator, member, file);
    expect(await upload(operator, member, file)).toEqual(refused("SLIP_REFNO_DUPLICATED"));
    const [, second, first] = await slipsOf(operator, member);
    await operator.control("POST", `/slips/${first?.reference}/settle`);
    await operator.control("POST", `/slips/${second?.reference}/settle`, { note: "UNKNOW_ERROR" });
    const notes = (await slipsOf(operator, member)).map(({ status, note }) => `${status} ${note}`);
    expect(notes).toEqual(["FAILED SLIP_REFNO_DUPLICATED", "FAILED UNKNOW_ERROR", "FAILED DEST_ACC_INVALID"]);
    await operator.control("POST", "/cashier", { slipSettlement: "at-once" });
    expect(await upload(operator, member, file)).toEqual(done);
    expect(await operator.state(member)).toMatchObject({ wallet: 100, statements: 1 });
  });
});

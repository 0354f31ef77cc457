import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { encryptedLink, entriesOf, refused, voucherOf } from "./cashier-desk";
import type { TestMember } from "./operator-under-test";

const operator = freshOperator();

const send = (member: TestMember, link: string) => operator.call("wallet.truelink", { link }, member);

describe("a gift link", () => {
  it("encrypted with the key that `npm start` gives the app is redeemed once, by whoever comes first", async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => operator.member()));
    const { link } = await voucherOf(operator, 55.5);
    const answers = await Promise.all(members.map((member) => send(member, encryptedLink(link))));
    const won = answers.findIndex(({ status }) => status === 200);
    const lost = answers.filter((_, index) => index !== won);
    expect(lost).toEqual(lost.map(() => refused("TRUELINK_DUPLICATE")));
    const winner = members[won] as TestMember;
    expect(await operator.state(winner)).toMatchObject({ wallet: 55.5, statements: 1 });
    expect(await entriesOf(operator, winner)).toMatchObject([
      { statementType: "deposit", status: "SUCCESS", amount: 55.5, from: "ลิงก์ทรูมันนี่" },
    ]);
  });

  it.each([
    ["in plain text", (link: string) => link],
    ["encrypted with another key", (link: string) => encryptedLink(link, "another")],
    ["that is none", () => encryptedLink("https://gift.truemoney.com/campaign/")],
    ["over http", (link: string) => encryptedLink(link.replace("https", "http"))],
    ["of another host", (link: string) => encryptedLink(link.replace("gift.", "gifts."))],
    ["with words around it", (link: string) => encryptedLink(`here: ${link}`)],
    ["of an unknown voucher", (link: string) => encryptedLink(`${link}0`)],
  ])("%s is TRUELINK_INVALID and moves nothing", async (_, sent) => {
    const member = await operator.member();
    const { link } = await voucherOf(operator, 20);
    expect(await send(member, sent(link))).toEqual(refused("TRUELINK_INVALID"));
    expect(await operator.state(member)).toMatchObject({ wallet: 0, statements: 0 });
    expect((await send(member, encryptedLink(link))).status).toBe(200);
  });

  it("is worth 2 baht at least, or what the operator says", async () => {
    const member = await operator.member();
    const worth = async (amount: number) =>
      send(member, encryptedLink((await voucherOf(operator, amount)).link));
    expect(await worth(1.99)).toEqual(refused("TRUELINK_INVALID"));
    expect((await worth(2)).status).toBe(200);
    await operator.control("POST", "/cashier", { giftLinkMinimum: 10 });
    expect(await worth(9.99)).toEqual(refused("TRUELINK_INVALID"));
  });

  it("needs a wallet that the operator offers", async () => {
    const member = await operator.member();
    await operator.control("POST", "/deposit", { wallets: [], username: member.username });
    const { link } = await voucherOf(operator, 20);
    expect(await send(member, encryptedLink(link))).toEqual(refused("NO_WALLET"));
  });

  it("is nowhere in the record of calls, encrypted or not", async () => {
    const member = await operator.member();
    const { code, link } = await voucherOf(operator, 20);
    const sent = encryptedLink(link);
    await send(member, sent);
    const calls = await operator.calls({ endpoint: "wallet.truelink", username: member.username });
    expect(calls).toMatchObject([{ body: { link: "***" }, executed: true }]);
    expect(JSON.stringify(calls)).not.toContain(code);
    expect(JSON.stringify(calls)).not.toContain(sent);
  });
});

import { test } from "vitest";
import { endpointOf } from "../contract/operator-under-test";
import { openRoom } from "../support/chat-visitor";
import { costlyHtml, fullOfRows, fullOfText, statementRow } from "../support/full-answers";
import { expectShortTurns, turnStage } from "../support/longest-turns";

const stage = turnStage();

/** What the operator answers the member now, whose lists make a full answer. */
async function own(name: "wallet.get" | "bonus.list"): Promise<Record<string, object[]>> {
  const { body } = await stage.operator.call(name, {}, { token: stage.member.token });
  return body as Record<string, object[]>;
}

const pages = [
  "/user/home",
  "/user/bonus",
  "/user/spin",
  "/user/profile",
  "/user/statement?type=deposit&page=2",
  "/user/statement/summary",
  "/user/statement/slips",
  "/user/home/deposit",
  "/user/home/transfer",
  "/user/home/invite?page=1",
  "/user/home/refund?page=1",
  "/user/contact/chat",
];

test.each(pages)("%s", (path) => expectShortTurns(stage, path, () => stage.open(path)));

test("the chat's history, and a whole one in a single answer", async () => {
  const room = await openRoom(stage.visitor);
  const read = async () => String((await (await room.history()).text()).length);
  await expectShortTurns(stage, "100 of 10,000 messages", read);
  const row = (index: number) => ({
    sender: "staff",
    message: { message_type: "text", payload: { message: `m${index}` } },
    createdAt: "2026-01-01T00:00:00Z",
  });
  stage.replaced.say({ "/api/chat/history": fullOfRows("chat.history", (rows) => rows, row) });
  await expectShortTurns(stage, "a megabyte of messages", read);
  stage.replaced.say({});
});

test("home of 60 games, and of a megabyte of games", async () => {
  const wallet = await own("wallet.get");
  const game = (index: number) => ({
    ...wallet.slots?.[index % (wallet.slots?.length ?? 1)],
    code: `G${index}`,
  });
  const wrap = (slots: object[]) => ({ ...wallet, slots });
  const sixty = Array.from({ length: 60 }, (_, index) => game(index));
  for (const [name, answer] of [
    ["60 games", JSON.stringify(wrap(sixty))],
    ["a megabyte of games", fullOfRows("wallet.get", wrap, game)],
  ] as const) {
    stage.replaced.say({ "/api/wallet": answer });
    await expectShortTurns(stage, name, () => stage.open("/user/home"));
  }
  stage.replaced.say({});
});

test("a megabyte of bonuses", async () => {
  const { bonuses = [] } = await own("bonus.list");
  const row = (index: number) => ({ ...bonuses[index % bonuses.length], code: `B${index}` });
  stage.replaced.say({ "/api/bonus": fullOfRows("bonus.list", (rows) => ({ bonuses: rows }), row) });
  await expectShortTurns(stage, "a megabyte of bonuses", () => stage.open("/user/bonus"));
  stage.replaced.say({});
});

const ownLists = {
  times: [{ updatedAt: "2026-01-01" }, (received: object[]) => ({ userBonus: { _id: "1", received } })],
  banners: [{ image: "https://a.example/banner.png" }, (banners: object[]) => ({ banners })],
} as const;

test.each(Object.entries(ownLists))("a megabyte of one bonus's %s", async (name, [row, part]) => {
  const { bonuses: [first] = [] } = await own("bonus.list");
  const wrap = (rows: object[]) => ({ bonuses: [{ ...first, ...part(rows) }] });
  stage.replaced.say({ "/api/bonus": fullOfRows("bonus.list", wrap, () => row) });
  await expectShortTurns(stage, `a megabyte of one bonus's ${name}`, () => stage.open("/user/bonus"));
  stage.replaced.say({});
});

const lists = [
  [
    "rows that cannot be read",
    "statement.list",
    "/api/statement",
    "/user/statement",
    { ...statementRow, amount: "x" },
  ],
  [
    "slips",
    "statement.slips",
    "/api/statement/slip",
    "/user/statement/slips",
    { ...statementRow, reference: "1" },
  ],
  [
    "banners",
    "invite.banners",
    "/api/invite/banners",
    "/user/home/invite",
    { image: "https://a.example/x", html: "<b>x" },
  ],
  [
    "coupons",
    "spinwheel.coupons",
    "/api/spinwheel/coupon",
    "/user/spin",
    { _id: "1", prize: "x", amount: 1 },
  ],
] as const;

test.each(lists)("a megabyte of %s", async (name, endpoint, path, page, row) => {
  stage.replaced.say({
    [path]: fullOfRows(
      endpoint,
      (rows) => rows,
      () => row,
    ),
  });
  await expectShortTurns(stage, `a megabyte of ${name}`, () => stage.open(page));
  stage.replaced.say({});
});

test("a megabyte of accounts to deposit to", async () => {
  const row = (index: number) => ({
    bankCode: "KBANK",
    mode: "MANUAL",
    bankAccountName: `A${index}`,
    bankAccountNo: `${1e9 + index}`,
  });
  stage.replaced.say({
    "/api/lookup/deposit": fullOfRows("lookup.deposit", (banks) => ({ banks, wallets: [] }), row),
  });
  await expectShortTurns(stage, "a megabyte of accounts", () => stage.open("/user/home/deposit"));
  stage.replaced.say({});
});

test.each(Object.entries(costlyHtml))("a megabyte of operator HTML: %s", async (kind, part) => {
  const most = endpointOf("promotion.current").maxBytes;
  await expectShortTurns(stage, kind, (run) => {
    const wrap = (html: string) => ({ promotion: { code: "A", description: run + html } });
    stage.replaced.say({ "/api/promotion/current": fullOfText(most, wrap, part) });
    return stage.open("/user/bonus");
  });
  stage.replaced.say({});
});

import type { EndpointName } from "schemas/contract";
import { test } from "vitest";
import { endpointOf } from "../contract/operator-under-test";
import { turnStage } from "../support/longest-turns";
import { characters, expectLinear, type Input, repeated } from "./repeated-characters";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const at = "2026-01-01T00:00:00Z";

/** The page that shows an answer, and the answer where the stage's member has none of it. */
const shown: readonly (readonly [name: EndpointName, page: string, answer: Json])[] = [
  ["wallet.get", "/user/home", null],
  ["wallet.get", "/user/home/transfer", null],
  ["wallet.get", "/user/home/games/JOKER", null],
  ["account.profile", "/user/profile", null],
  ["statement.list", "/user/statement", null],
  [
    "statement.slips",
    "/user/statement/slips",
    { total: 1, slips: [{ createdAt: at, amount: 1, status: "x", note: "x", link: "x", reference: "x" }] },
  ],
  ["bonus.list", "/user/bonus", null],
  ["bonus.active", "/user/bonus", { status: true, type: "limit" }],
  ["promotion.current", "/user/bonus", { promotion: { code: "A", percentFail: 1, description: "x" } }],
  ["spinwheel.setup", "/user/spin", null],
  [
    "spinwheel.coupons",
    "/user/spin",
    { coupons: [{ _id: "1", prize: { name: "x", slice: "x" }, amount: 1 }] },
  ],
  [
    "invite.list",
    "/user/home/invite?page=1",
    { total: 1, invites: [{ from: { name: "x" }, amount: 1, createdAt: at }] },
  ],
  ["refund.check", "/user/home/refund", null],
  ["refund.list", "/user/home/refund?page=1", { total: 1, refunds: [{ refundAmount: 1, createdAt: at }] }],
  [
    "chat.history",
    "/user/contact/chat",
    {
      conversations: [
        {
          sender: "staff",
          message: { message_type: "text", payload: { message: "x" } },
          createdAt: at,
          name: "x",
        },
        {
          sender: "staff",
          message: {
            message_type: "buttons",
            payload: { message: "x", buttons: [{ title: "x", type: "postback", payload: "x" }] },
          },
          createdAt: at,
        },
      ],
    },
  ],
  ["lookup.deposit", "/user/home/deposit", null],
  ["lookup.withdraw", "/user/home/withdraw", null],
];

const stage = turnStage();

test.each(shown)("no text of %s holds the process up that shows it on %s", async (name, page, answer) => {
  const { method, path, maxBytes } = endpointOf(name);
  const asked = method === "POST" ? { page: 1, limit: 10 } : {};
  const body =
    answer ?? ((await stage.operator.call(name, asked, { token: stage.member.token })).body as Json);
  const inputs = leavesOf(body).map(
    (leaf): Input => ({
      name: `${leaf.join(".")} of ${name}`,
      async send(character) {
        const written = JSON.stringify(character).length - 2;
        const text = repeated(
          character,
          (Math.min(30_000, maxBytes / 2) / written) * Buffer.byteLength(character),
        );
        stage.replaced.say({ [path]: JSON.stringify(filled(body, leaf, text)) });
        return Number.parseInt(await stage.open(page), 10);
      },
    }),
  );
  await expectLinear(stage.app, inputs, characters.all);
  stage.replaced.say({});
});

/** Where texts and numbers stand; of a list, in its first two rows. */
function leavesOf(json: Json, above: readonly string[] = []): string[][] {
  if (json === null || typeof json === "boolean") return [];
  if (typeof json !== "object") return [[...above]];
  const parts = Array.isArray(json) ? Object.entries(json).slice(0, 2) : Object.entries(json);
  return parts.flatMap(([key, part]) => leavesOf(part, [...above, key]));
}

function filled(json: Json, [key, ...below]: readonly string[], text: string): Json {
  if (key === undefined || json === null || typeof json !== "object") return text;
  if (Array.isArray(json))
    return json.map((part, index) => (String(index) === key ? filled(part, below, text) : part));
  return { ...json, [key]: filled(json[key] ?? null, below, text) };
}

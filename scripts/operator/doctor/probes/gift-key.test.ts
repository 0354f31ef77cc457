import { expect, it } from "vitest";
import { visitOf } from "../../../../tests/support/doctor-visit";
import { startLocalServer } from "../../../../tests/support/local-server";
import type { Target } from "../talk/target";
import { tryGiftKey } from "./gift-key";

type Answer = (place: number) => readonly [status: number, message: string];

/** What is told of a key by an operator that answers the first, second (with the key) and third link so. */
async function told(answer: Answer, more: Partial<Target> = {}) {
  let place = 0;
  const { url, heard, close } = await startLocalServer((_, outgoing) => {
    const [status, message] = answer(place++);
    outgoing.statusCode = status;
    outgoing.end(JSON.stringify({ message }));
  });
  const visit = visitOf({}, undefined, url, { giftKey: "key-1", writes: true, ...more });
  const { findings, why, unchecked } = await tryGiftKey(visit);
  await close();
  const links = heard.map(({ body }) => (JSON.parse(body) as { link: string }).link);
  return { links, said: findings?.map(({ came }) => came).join() ?? why, unchecked };
}

const toOwn = (own: string, other: string) => (place: number) => [400, place === 1 ? own : other] as const;
const redeemed = { giftLink: "https://gift.truemoney.com/campaign/?v=0123456789abcdef" };

it("is right where the operator answers another key otherwise", async () => {
  const { said, unchecked, links } = await told(toOwn("TRUELINK_INVALID", "BAD_REQUEST"));
  expect([said, unchecked]).toEqual(["", undefined]);
  expect(new Set(links).size).toBe(3);
  expect(await told(toOwn("TRUELINK_DUPLICATE", "TRUELINK_INVALID"), redeemed)).toMatchObject({ said: "" });
});

it("is wrong where another key is answered alike, although the link was redeemed or could not be read", async () => {
  const alike = toOwn("TRUELINK_INVALID", "TRUELINK_INVALID");
  expect(await told(alike, redeemed)).toMatchObject({ said: "400 TRUELINK_INVALID", unchecked: undefined });
  const unread = toOwn("Malformed UTF-8 data", "Malformed UTF-8 data");
  expect((await told(unread)).said).toBe("400 Malformed UTF-8 data");
});

it.each<[string, Answer]>([
  ["answers every key alike", toOwn("TRUELINK_INVALID", "TRUELINK_INVALID")],
  ["answers one key in two ways", (place) => [400, `CODE_${place}`]],
  ["fails", () => [500, "INTERNAL_SERVER_ERROR"]],
  ["wants no more requests", (place) => [429, place === 1 ? "REQUEST_LIMIT_1MIN" : "REQUEST_LIMIT"]],
])("cannot be told of an operator that %s", async (_, answer) => {
  const { said, unchecked } = await told(answer);
  expect([said, unchecked]).toEqual(["", expect.stringContaining("whether TRUELINK_KEY is right")]);
});

it("is not tried without --write, nor without a key", async () => {
  const answer: Answer = () => [400, "TRUELINK_INVALID"];
  expect(await told(answer, { writes: false })).toMatchObject({ links: [], said: "only with --write" });
  const none = await told(answer, { giftKey: undefined });
  expect(none).toMatchObject({ links: [], said: "no TRUELINK_KEY" });
});

import { type EndpointName, endpoints } from "schemas/contract";
import { INVALID_TOKEN } from "schemas/contract/errors";
import { expect, test } from "vitest";
import { pages } from "./pages";

const { sandbox, member, signedIn } = pages();

/** Every screen and dialog but home itself, into which reads stream: the journeys follow those. */
const screens = [
  "/user/home/deposit",
  "/user/home/deposit/qr/KBANK",
  "/user/home/deposit/slip",
  "/user/home/withdraw",
  "/user/home/transfer",
  "/user/home/invite",
  "/user/home/refund",
  "/user/home/games/JOKER",
  "/user/profile",
  "/user/profile/edit",
  "/user/bonus",
  "/user/bonus/WEEK15",
  "/user/statement",
  "/user/statement/slips",
  "/user/spin",
];

const orders = [
  { status: 401, message: INVALID_TOKEN, end: "/login" },
  { status: 410, message: "gone", end: "/terminated" },
] as const;

/** A member with a bonus, around which more is read, in a browser that has just signed in. */
async function visitor() {
  const who = await member();
  await sandbox.flag(who, { bonus: "week" });
  return { who, browser: await signedIn(who) };
}

/** The reads that this screen makes by itself. */
async function readsOf(path: string): Promise<EndpointName[]> {
  const { who, browser } = await visitor();
  const before = (await sandbox.callsOf(who)).length;
  await browser.open(path);
  const made = new Set((await sandbox.callsOf(who)).slice(before).map(({ endpoint }) => endpoint as string));
  return endpoints
    .filter(({ name, endpoint }) => endpoint.effect === "read" && made.has(name))
    .map(({ name }) => name);
}

test.each(screens)(
  "%s: an order in the answer of any of its reads, or of all, is obeyed and stops nothing else [4.07 4.08]",
  async (path) => {
    const reads = await readsOf(path);
    expect(reads).not.toEqual([]);
    for (const endpoint of [...reads, "*" as const]) {
      for (const { status, message, end } of orders) {
        const { who, browser } = await visitor();
        await sandbox.fault(who, { endpoint, kind: "status", status, body: { message } });
        expect([endpoint, message, (await browser.open(path)).path]).toEqual([endpoint, message, end]);
      }
    }
  },
);

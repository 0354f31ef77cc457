import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type Noticed, watch } from "../support/bystander";
import { configWith } from "../support/config-file";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

/**
 * The longest that the app may work on one thing while others wait, in processor time: each of these once took seconds.
 */
const LONGEST_TURN_MS = 500;
/** For hundreds of connections at once: on a busy machine all of them may be waiting when the app gets its turn. */
const CROWDED_TURN_MS = 5_000;
/** How long a call may hang: longer than a busy machine takes for the whole of an attack. */
const HANGS_MS = 300_000;
/** What others may wait on a machine that does much else: much less than a call that hangs. */
const LONGEST_WAIT_MS = 60_000;
/** What a page waits for a part that hangs, less a little. */
const HANGING_PART_MS = 1_900;

const config = configWith({ timeouts: { generalMs: HANGS_MS } });
const { operator, app } = sharedSite(
  { TRUSTED_PROXY_HOPS: "1", OPERATOR_CONFIG: config.file },
  { openFiles: 1_024, preload: "longest-turn" },
);
let other: Visitor;

beforeAll(async () => {
  other = await new Visitor(app.url).signIn(await operator.member());
  await watch(app, other, "/user/profile");
});
afterAll(() => config.remove());
beforeEach(() => operator.control("DELETE", "/faults"));

const fault = (settings: object) => operator.control("POST", "/faults", settings);

/**
 * Others are served while `attack` runs, and no work of the app's is so long that they would have to wait for its end.
 */
async function expectUnharmed(
  name: string,
  attack: () => Promise<unknown>,
  mostTurnMs = LONGEST_TURN_MS,
  page = "/user/profile",
): Promise<Noticed> {
  await app.ask();
  const attacking = attack();
  const noticed = await watch(app, other, page);
  await attacking;
  const longestTurn = Number(await app.ask());
  process.stdout.write(`${name}: a turn of ${longestTurn.toFixed(0)} ms, ${JSON.stringify(noticed)}\n`);
  expect(noticed.refused).toEqual([]);
  expect(noticed.longest).toBeLessThan(LONGEST_WAIT_MS);
  expect(longestTurn).toBeLessThan(mostTurnMs);
  return noticed;
}

describe("one guest or member", () => {
  test("who posts thousands of field names, thirty times at once", async () => {
    const body = Array.from({ length: 9_000 }, (_, index) => `a${index}`).join("&");
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: app.url };
    const post = (path: string) =>
      fetch(app.url + path, { method: "POST", body, headers, redirect: "manual" });
    const statuses: number[] = [];
    await expectUnharmed("9,000 field names", async () => {
      const paths = Array.from({ length: 30 }, (_, index) => (index % 2 ? "/login" : "/user/profile/edit"));
      statuses.push(...(await Promise.all(paths.map(post))).map(({ status }) => status));
    });
    expect(new Set(statuses)).toEqual(new Set([400, 302]));
  });

  test("who opens 520 pages of an endpoint that hangs, with 1,024 descriptors: 16 wait, the rest get 503 at once", {
    timeout: 280_000,
  }, async () => {
    const member = await operator.member();
    const visitor = await new Visitor(app.url).signIn(member);
    await fault({ endpoint: "statement.list", username: member.username, kind: "hang", when: "before" });
    let shed = 0;
    const leaving = new AbortController();
    // A second try must not find the pages of the first still open.
    onTestFinished(() => leaving.abort());
    async function open() {
      const answer = await fetch(`${app.url}/user/statement`, {
        headers: { cookie: visitor.cookieHeader(), accept: "text/html" },
        signal: leaving.signal,
      });
      await answer.arrayBuffer();
      if (answer.status === 503 && answer.headers.has("retry-after")) shed += 1;
    }
    /** A connection beyond what the process may keep is cut off; the attacker comes again. */
    async function openUntilAnswered(): Promise<void> {
      while (!leaving.signal.aborted) {
        if (
          await open().then(
            () => true,
            () => false,
          )
        )
          return;
        await setTimeout(50);
      }
    }
    const attack = Promise.all(Array.from({ length: 520 }, openUntilAnswered));
    await expectUnharmed(
      "520 pages of a hanging endpoint",
      async () => {
        await expect.poll(() => shed, { timeout: 240_000 }).toBe(504);
      },
      CROWDED_TURN_MS,
    );
    const calls = await operator.calls({ endpoint: "statement.list", username: member.username });
    expect(calls).toHaveLength(16);
    leaving.abort();
    await attack;
  });
});

describe("an operator", () => {
  test("whose look-up hangs, while its last answer is known", async () => {
    const page = "/user/contact";
    const usual = await watch(app, other, page);
    await fault({ endpoint: "lookup.contact", kind: "hang", when: "before" });
    const asked = async () => (await operator.calls({ endpoint: "lookup.contact" })).length;
    const before = await asked();
    // A cached response is fresh for ten seconds.
    const askedAgain = async () => {
      await (await other.get(page)).text();
      return (await asked()) - before;
    };
    await expect.poll(askedAgain, { timeout: 50_000 }).toBe(1);
    const noticed = await expectUnharmed("a hanging look-up", async () => undefined, LONGEST_TURN_MS, page);
    expect(noticed.page).toBeLessThan(usual.page + HANGING_PART_MS);
  });

  test("who writes a megabyte of HTML, on a page that anybody may open", async () => {
    const contactText = "<div><b onclick=x>ม</b><a href='javascript:x'>y</a></div>".repeat(15_000);
    const contact = { endpoint: "lookup.contact", kind: "status", status: 200, body: { contactText } };
    await fault(contact);
    const guest = new Visitor(app.url);
    await expectUnharmed("a megabyte of HTML", async () => {
      for (let page = 0; page < 20; page++) await (await guest.get("/contact")).text();
    });
  });

  test("who answers thousands of rows to ten: ten are drawn", async () => {
    const member = await operator.member({ statements: 1 } as never);
    const visitor = await new Visitor(app.url).signIn(member);
    const entry = { statementType: "DEPOSIT", status: "SUCCESS", from: "a", to: "b", amount: 1 };
    const statements = Array.from({ length: 6_000 }, () => ({ ...entry, createdAt: "2026-01-01T00:00:00Z" }));
    const answer = { kind: "status", status: 200, body: { statements } };
    await fault({ endpoint: "statement.list", username: member.username, ...answer });
    const pages: string[] = [];
    await expectUnharmed("6,000 rows", async () => {
      for (let page = 0; page < 10; page++) pages.push(await (await visitor.get("/user/statement")).text());
    });
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThan(200_000);
  });
});

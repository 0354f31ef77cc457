import { beforeAll, expect, test } from "vitest";
import { watch } from "../support/bystander";
import { openRoom } from "../support/chat-visitor";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const TABS = 200;
const ROUNDS = 2;
/** One member's calls in flight (standards.md, Trust 10). */
const MOST_AT_ONCE = 16;
/** The operator records an answer's end only after the app may have read it and asked anew. */
const END_LAG_MS = 50;

const { operator, app } = sharedSite({ TRUSTED_PROXY_HOPS: "1" });
let other: Visitor;
beforeAll(async () => {
  other = await new Visitor(app.url).signIn(await operator.member());
  await watch(app, other, "/user/home");
});

test("one member's 200 tabs that all come back at once flood neither the operator nor the others", async () => {
  const member = await operator.member();
  const visitor = await new Visitor(app.url).signIn(member);
  const first = await openRoom(visitor);
  await operator.control("POST", "/chat/send", {
    room: first.room,
    username: member.username,
    message: "hi",
  });
  const slow = { endpoint: "chat.history", username: member.username, kind: "delay", delayMs: 300 };
  await operator.control("POST", "/faults", slow);
  const statuses: Record<number, number> = {};
  /** What a tab does when its connection is back. */
  async function comeBack(): Promise<void> {
    for (const ask of [() => visitor.get("/chat/room"), () => first.history(), () => first.read()]) {
      const answer = await ask();
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status === 503) expect(answer.headers.has("retry-after")).toBe(true);
    }
  }
  const storm = (async () => {
    for (let round = 0; round < ROUNDS; round++) await Promise.all(Array.from({ length: TABS }, comeBack));
  })();
  const noticed = await watch(app, other, "/user/home");
  await storm;
  process.stdout.write(`${TABS} tabs: ${JSON.stringify({ ...noticed, statuses })}\n`);
  expect(noticed.refused).toEqual([]);
  expect(Object.keys(statuses).filter((status) => !["200", "204", "503"].includes(status))).toEqual([]);
  const calls = await operator.calls({ username: member.username, endpoint: "chat.history" });
  const spans = calls.map(
    ({ at, durationMs }) => [Date.parse(at), Date.parse(at) + (durationMs ?? 0) - END_LAG_MS] as const,
  );
  const atOnce = spans.map(([from]) => spans.filter(([start, end]) => start <= from && end > from).length);
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(MOST_AT_ONCE);
  expect((await first.history()).status).toBe(200);
});

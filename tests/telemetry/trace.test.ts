import { afterAll, beforeAll, expect, test } from "vitest";
import { usualMember } from "../support/sandbox";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { Visitor } from "../support/visitor";
import { startTracedSite, type TracedSite } from "./traced-site";

let site: TracedSite;
beforeAll(async () => {
  site = await startTracedSite();
});
afterAll(() => site.close());

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

async function signedIn() {
  const member = await site.sandbox.make(usualMember(site.brand));
  return { member, visitor: await new Visitor(site.url).signIn(member) };
}

const spansOf = (traceId: string) => site.receiver.spans.filter((span) => span.traceId === traceId);

test("one trace leads from the proxy through the page's data, calls and store to the operator, and into the log", async () => {
  const { member, visitor } = await signedIn();
  const page = await visitor.get("/user/home?from=line", { traceparent });
  // What streams in later belongs to the request too.
  expect(await page.text()).toContain("</html>");
  await expect.poll(() => spansOf(TRACE).map(({ name }) => name)).toContain("GET /user/home");
  const spans = spansOf(TRACE);
  const request = spans.find(({ name }) => name === "GET /user/home");
  expect(request?.parentSpanId).toBe("b7ad6b7169203331");
  const ids = new Set(spans.map(({ spanId }) => spanId));
  for (const span of spans)
    if (span !== request) expect(ids.has(span.parentSpanId ?? ""), span.name).toBe(true);
  const names = spans.map(({ name }) => name);
  for (const name of [
    "loader user/home",
    "operator wallet.get",
    "operator wallet.refreshSlots",
    "store read",
    "render",
  ])
    expect(names).toContain(name);
  const refresh = spans.find(({ name }) => name === "operator wallet.refreshSlots");
  const isLater =
    (refresh?.endTimeUnixNano ?? 0n) > (spans.find(({ name }) => name === "render")?.endTimeUnixNano ?? 0n);
  expect(isLater).toBe(true);
  expect((request?.endTimeUnixNano ?? 0n) >= (refresh?.endTimeUnixNano ?? 1n)).toBe(true);

  const calls = await site.sandbox.callsOf(member, "wallet.refreshSlots");
  expect(calls.map(({ headers }) => headers.traceparent)).toEqual([`00-${TRACE}-${refresh?.spanId}-01`]);
  const id = page.headers.get("x-request-id") ?? "no id";
  const lines = site.log.filter((line) => line.includes(id)).map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line.traceId, line.msg).toBe(TRACE);
});

test("an operation's trace holds its claim, its one call and its record; a lost answer marks the call", async () => {
  const { member, visitor } = await signedIn();
  await site.sandbox.fault(member, { endpoint: "wallet.transfer", kind: "reset-after", times: 1 });
  const form = await drawTransfer(visitor, "20");
  await sendTransfer(visitor, form);
  const sent = () => site.receiver.spans.filter(({ name }) => name === "operator wallet.transfer");
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]?.attributes).toMatchObject({
    "kapao.endpoint": "wallet.transfer",
    "kapao.reached": "unknown",
  });
  expect(sent()[0]?.status.code).toBe(2);
  const { traceId = "" } = sent()[0] ?? {};
  await expect.poll(() => spansOf(traceId).map(({ name }) => name)).toContain("POST /user/home/transfer");
  const names = spansOf(traceId).map(({ name }) => name);
  for (const name of ["action user/home/transfer", "store claim", "store replace", "store release"])
    expect(names).toContain(name);
});

test("health, files and the style sheet have no spans", async () => {
  const before = new Set(site.receiver.spans);
  const html = await (await fetch(`${site.url}/terminated`)).text();
  const script = /"(\/assets\/entry\.client[\w-]*\.js)"/.exec(html)?.[1] ?? "no script";
  for (const path of ["/healthz", "/readyz", script]) await (await fetch(site.url + path)).arrayBuffer();
  await (await fetch(`${site.url}/nowhere`)).text();
  const since = () =>
    site.receiver.spans.filter((span) => !before.has(span) && span.kind === 2).map(({ name }) => name);
  await expect.poll(since).toContain("GET /*");
  expect(new Set(since())).toEqual(new Set(["GET /terminated", "GET /*"]));
});

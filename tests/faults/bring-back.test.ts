import { describe, expect, test } from "vitest";
import type { TestMember } from "../contract/operator-under-test";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const PATH = "/user/home/bring-back";
const GAMES = { JOKER: 250, PG: 30.5, HUAYHD: 20 };
const HELD = { walletAmount: 1_000, games: GAMES };

const { operator, app } = sharedSite();

interface Person {
  member: TestMember;
  visitor: Visitor;
}

async function person(wanted: object = HELD): Promise<Person> {
  const member = await operator.member(wanted);
  return { member, visitor: await new Visitor(app.url).signIn(member) };
}

/** The fields of the page's first form, as a browser without JavaScript posts them. */
async function fieldsOf(visitor: Visitor, path = PATH): Promise<Record<string, string>> {
  const html = await (await visitor.get(path)).text();
  const form = html.split(`<form method="post" action="${PATH}"`)[1]?.split("</form>")[0] ?? "";
  const fields = form.matchAll(/name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = "", value = ""]) => [name, value]));
}

async function postAll(visitor: Visitor, fields: Record<string, string>): Promise<string> {
  const answer = await visitor.post(PATH, fields);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

/** One game as the page with script sends it. */
async function moveOne(
  visitor: Visitor,
  from: string,
  amount: string,
  intent: string,
): Promise<Record<string, unknown>> {
  const answer = await visitor.post(`${PATH}/move`, { intent, from, amount });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

const transfersOf = ({ username }: TestMember) => operator.calls({ endpoint: "wallet.transfer", username });
const fault = ({ username }: TestMember, wanted: object) =>
  operator.control("POST", "/faults", { username, endpoint: "wallet.transfer", ...wanted });

/** What each row says on the outcome page, by the game's letters. */
async function endsOn(visitor: Visitor, path: string): Promise<Record<string, string>> {
  const html = await (await visitor.get(path)).text();
  const rows = html.matchAll(/data-end="(\w+)"><span[^>]*>(\w+)</g);
  return Object.fromEntries([...rows].map(([, end = "", letters = ""]) => [letters, end]));
}

describe("everything brought back from games", () => {
  test("by 20 posts of one form at once: each game once, all by one outcome that lists them, and posting it later changes nothing", async () => {
    const { member, visitor } = await person();
    const fields = await fieldsOf(visitor);
    expect(fields).toMatchObject({ from0: "JOKER", amount0: "250.00" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => postAll(visitor, fields)));
    const [to = "", ...others] = new Set(answers);
    expect(others).toEqual([]);
    expect(await endsOn(visitor, to)).toEqual({ JO: "done", PG: "done", HU: "done" });
    expect(await operator.state(member)).toMatchObject({
      wallet: 1_300.5,
      games: { JOKER: 0, PG: 0, HUAYHD: 0 },
    });
    await postAll(visitor, fields);
    expect(await transfersOf(member)).toHaveLength(3);
    expect(new Set((await transfersOf(member)).map(({ headers }) => headers["idempotency-key"])).size).toBe(
      3,
    );
    expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
  });

  test("in two tabs at once moves no game twice, whatever is left to say", async () => {
    const { member, visitor } = await person();
    const [first, second] = [await fieldsOf(visitor), await fieldsOf(visitor)];
    await Promise.all([postAll(visitor, first), postAll(visitor, second)]);
    await postAll(visitor, second);
    const { wallet, games } = await operator.state(member);
    expect(wallet + Object.values(games).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(1_300.5, 2);
    const done = (await transfersOf(member)).filter(({ executed }) => executed);
    expect(done.length).toBe(3);
    expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
  });

  test("an answer that is lost is checked and not offered again; what was refused has its own try, with an intent of its own", async () => {
    const { member, visitor } = await person();
    await fault(member, { kind: "status", status: 400, body: { message: "MONEY_NOT_ENOUGH" }, times: 1 });
    // Nothing has happened there, but nobody can tell that yet.
    await fault(member, { kind: "reset-before", times: 1 });
    const to = await postAll(visitor, await fieldsOf(visitor));
    expect(await endsOn(visitor, to)).toEqual({ JO: "refused", PG: "checking", HU: "done" });
    const again = await fieldsOf(visitor, to);
    expect(Object.keys(again)).toEqual(["owner", "intent0", "from0", "amount0"]);
    expect(again).toMatchObject({ from0: "JOKER", amount0: "250.00" });
    // A page that is opened anew does not offer it either.
    expect(await endsOn(visitor, PATH)).toMatchObject({ PG: "checking" });
    expect(Object.values(await fieldsOf(visitor))).not.toContain("PG");
    await fault(member, { kind: "reset-after", times: 1 });
    const after = await postAll(visitor, again);
    expect(await endsOn(visitor, after)).toEqual({ JO: "done", PG: "checking" });
    expect(await transfersOf(member)).toHaveLength(4);
    expect(await operator.state(member)).toMatchObject({ wallet: 1_270, games: { PG: 30.5 } });
  });

  test("what is being checked stays so, and is not offered again, however many operations follow it", async () => {
    const { member, visitor } = await person();
    await fault(member, { kind: "reset-before", times: 1 });
    await fault(member, { kind: "status", status: 400, body: { message: "MONEY_NOT_ENOUGH" } });
    const { intent0 = "", intent1 = "" } = await fieldsOf(visitor);
    expect(await moveOne(visitor, "JOKER", "250.00", intent0)).toMatchObject({ end: "checking" });
    let next: unknown = intent1;
    for (let count = 0; count < 26; count++) {
      const refused = await moveOne(visitor, "PG", "30.50", String(next));
      expect(refused).toMatchObject({ end: "refused" });
      next = refused.intent;
    }
    expect(await endsOn(visitor, PATH)).toEqual({ JO: "checking", PG: "waits", HU: "waits" });
    expect(Object.values(await fieldsOf(visitor))).not.toContain("JOKER");
  });

  test("what is under the minimum, empty, or less by now than agreed to is not sent, whatever the form says", async () => {
    const { member, visitor } = await person({ walletAmount: 5, games: { JOKER: 0.5, PG: 40, HUAYHD: 0 } });
    expect(await endsOn(visitor, PATH)).toEqual({ JO: "kept", PG: "waits" });
    const { intent0 = "" } = await fieldsOf(visitor);
    const sent = (from: string, amount: string, intent = intent0) => moveOne(visitor, from, amount, intent);
    expect(await sent("JOKER", "0.50")).toMatchObject({ end: "kept", intent: null });
    expect(await sent("wallet", "5.00")).toMatchObject({ end: "kept", intent: null });
    expect(await sent("PG", "40.01")).toMatchObject({ end: "refused", amount: 4_000 });
    expect(await sent("HUAYHD", "10.00")).toMatchObject({ end: "kept", intent: null });
    const stranger = await person();
    const theirs = (await fieldsOf(stranger.visitor)).intent0 ?? "";
    expect(await sent("PG", "40.00", theirs)).toMatchObject({ end: "refused" });
    expect(await transfersOf(member)).toHaveLength(0);
    expect(await sent("PG", "40.00")).toMatchObject({ end: "done", intent: null });
    expect(await sent("PG", "40.00")).toMatchObject({ end: "done" });
    expect(await transfersOf(member)).toHaveLength(1);
  });

  test("a balance that the operator shows too high is refused by it, and stays in the game", async () => {
    const { member, visitor } = await person();
    const path = `/members/${member.username}/play`;
    await operator.control("POST", path, { code: "JOKER", delta: -100 });
    const to = await postAll(visitor, await fieldsOf(visitor));
    expect(await endsOn(visitor, to)).toEqual({ JO: "refused", PG: "done", HU: "done" });
    expect(await operator.state(member)).toMatchObject({ wallet: 1_050.5, games: { JOKER: 150 } });
  });

  test("a session that ends in the middle leads to the login and back, and nothing more is moved", async () => {
    const { member, visitor } = await person();
    const fields = await fieldsOf(visitor);
    expect(await moveOne(visitor, "JOKER", "250.00", fields.intent0 ?? "")).toMatchObject({ end: "done" });
    await operator.control("POST", `/members/${member.username}/revoke`, {});
    const answer = await visitor.post(`${PATH}/move`, {
      intent: fields.intent1 ?? "",
      from: "PG",
      amount: "30.50",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login"]);
    await visitor.get(PATH);
    const back = await visitor.post("/login", { username: member.username, password: member.password });
    expect(back.headers.get("location")).toBe(PATH);
    expect(await transfersOf(member)).toHaveLength(1);
  });

  test("of what has never come its page says so, of a stranger's operation too", async () => {
    const [{ visitor }, other] = [await person(), await person()];
    const look = async (id: string) => (await visitor.get(`${PATH}/move?of=${id}`)).json();
    const fields = await fieldsOf(visitor);
    const id = fields.intent0?.split(".")[0] ?? "";
    expect(await look(id)).toMatchObject({ end: "refused" });
    const theirs = await fieldsOf(other.visitor);
    await postAll(other.visitor, theirs);
    const taken = theirs.intent0?.split(".")[0] ?? "";
    expect(await look(taken)).toMatchObject({ end: "refused" });
    expect(await endsOn(visitor, `${PATH}?moved=${taken}.x`)).toMatchObject({ JO: "waits", PG: "waits" });
  });
});

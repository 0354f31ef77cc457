import { expect, test } from "vitest";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const SCREEN = "/user/bonus";
const CHANGED = "โบนัสที่ใช้อยู่เปลี่ยนไปแล้ว";
const NONE = "คุณไม่มีโบนัสที่ใช้อยู่แล้ว";

const { operator, app } = sharedSite();

/** The review of ending the daily bonus, while another tab ends that and receives `bonus`. */
async function reviewed(bonus: string | null) {
  const member = await operator.member({ walletAmount: 5, bonus: "day" });
  const visitor = await new Visitor(app.url).signIn(member);
  const { username } = member;
  const review = async () => {
    const held = await visitor.hiddenField(SCREEN, "held");
    const page = await (await visitor.post(SCREEN, { do: "clear", held })).text();
    const intent = /name="intent"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? "";
    return { held, intent, of: "clear", do: "confirm" };
  };
  const fields = await review();
  await operator.control("POST", `/members/${username}/flags`, { bonus });
  const post = async (sent: Record<string, string>) => {
    const answer = await visitor.post(SCREEN, sent);
    return { status: answer.status, html: await answer.text() };
  };
  const cleared = () => operator.calls({ endpoint: "bonus.clear", username });
  return { fields, review, post, cleared };
}

test.each(["clear", "confirm"])(
  "another bonus held since is not ended by `%s`: the page shows it, and then it can be",
  async (step) => {
    const { fields, review, post, cleared } = await reviewed("week");
    const { status, html } = await post({ ...fields, do: step });
    expect(status).toBe(400);
    expect(html).toContain(CHANGED);
    expect(html).toContain("WEEK15");
    expect(html).not.toContain(`value="${fields.held}"`);
    expect(await cleared()).toEqual([]);
    await post(await review());
    expect(await cleared()).toHaveLength(1);
  },
);

test("nor is the same one received anew, nor anything where none is held or the page named none", async () => {
  const again = await reviewed("day");
  expect((await again.post(again.fields)).html).toContain(CHANGED);
  expect(await again.cleared()).toEqual([]);
  const none = await reviewed(null);
  expect((await none.post(none.fields)).html).toContain(NONE);
  expect(await none.cleared()).toEqual([]);
  const unnamed = await reviewed("day");
  expect((await unnamed.post({ ...unnamed.fields, held: "" })).status).toBe(400);
  expect(await unnamed.cleared()).toEqual([]);
});

test("a code longer than any is not found, before its form is claimed", async () => {
  const member = await operator.member({ walletAmount: 100 });
  const visitor = await new Visitor(app.url).signIn(member);
  const intent = await visitor.hiddenField(`${SCREEN}/WELCOME`, "intent");
  expect((await visitor.post(`${SCREEN}/${"A".repeat(65)}`, { intent, do: "confirm" })).status).toBe(404);
  expect(await operator.calls({ endpoint: "bonus.activate", username: member.username })).toEqual([]);
  expect((await visitor.post(`${SCREEN}/WELCOME`, { intent, do: "confirm" })).status).toBe(303);
});

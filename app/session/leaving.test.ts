import { describe, expect, it } from "vitest";
import { requireMember } from "~/member/guard.server";
import { pageOwner } from "~/member/page-owner.server";
import { CookieJar } from "../../tests/support/cookies";
import { type MemberStage, memberStage, says, wallet, whereTo } from "../../tests/support/member-stage";
import { rejection } from "../../tests/support/rows";

describe("what a member leaves behind at the end of a session", () => {
  const typed = { name: "ปลา", bankAccountNo: "1234567890" };
  const post = (jar: CookieJar, more: Record<string, string> = {}) =>
    new Request("http://local.test/user/profile/edit", {
      method: "POST",
      body: new URLSearchParams({ ...typed, ...more }),
      headers: { cookie: jar.header },
    });

  const keptFor = async (answer: unknown, { sessions }: MemberStage, memberId: string) => {
    const jar = new CookieJar().take((answer as Response).headers);
    return sessions.returnTo.find(jar.request(), sessions.keyOf(memberId));
  };

  it("is kept for that member alone, also where the session has long ended", async () => {
    const staged = await memberStage(says(401, { message: "invalid-token" }), "1");
    const { context, jar, sessions } = staged;
    const { operator } = await requireMember(post(jar), context);
    const answers = [await rejection(operator.statement.list({ page: 1, limit: 10 }))];
    await sessions.end(jar.request());
    answers.push(await rejection(requireMember(post(jar), { ...context })));
    for (const answer of answers) {
      expect(await keptFor(answer, staged, "1")).toMatchObject({ values: typed });
      expect(await keptFor(answer, staged, "2")).toBeNull();
    }
  });

  it("is nothing of what stood in another member's page", async () => {
    const staged = await memberStage(says(401, { message: "invalid-token" }), "1");
    const { context, jar, sessions } = staged;
    await sessions.end(jar.request());
    for (const [id, kept] of [
      ["1", { values: typed }],
      ["2", null],
    ] as const) {
      const owner = pageOwner(sessions.keyOf(id), context);
      const answer = await rejection(requireMember(post(jar, { owner }), { ...context }));
      const place = await keptFor(answer, staged, "1");
      expect(place).toEqual(kept && expect.objectContaining(kept));
    }
  });

  it("is nothing where nobody was signed in: no post can plant values for whoever signs in next", async () => {
    const { context } = await memberStage(says(200, wallet), "1");
    const answer = await rejection(requireMember(post(new CookieJar()), context));
    expect(whereTo(answer)).toBe("/login");
    expect((answer as Response).headers.get("set-cookie")).toBeNull();
  });
});

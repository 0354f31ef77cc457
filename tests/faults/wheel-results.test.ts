import { expect, test } from "vitest";
import { spinResultPath } from "~/paths";
import { drawIntent, sendForm, shownState } from "../support/money-forms";
import { personFor } from "../support/money-posts";
import { sharedSite } from "../support/shared-site";
import { couponForm, spinForm } from "../support/wheel-forms";

const { operator, app } = sharedSite();

test("what was won, and what a coupon paid, is kept: each has its page, and the wheel leads to the newest", async () => {
  const { member, visitor } = await personFor({ ...spinForm, member: { coin: 1 } }, operator, app.url);
  const path = `/members/${member.username}`;
  await operator.control("POST", `${path}/next-prize`, { prize: "MONEY50" });
  const spun = await sendForm(visitor, spinForm, { intent: await drawIntent(visitor, spinForm), do: "spin" });
  const page = async (at: string) => (await visitor.get(at)).text();
  expect(await page(spun)).toContain("50 บาท");
  expect(await page("/user/spin")).toContain(spinResultPath(spun.split("/").at(-1) ?? ""));
  const coupon = await visitor.hiddenField("/user/spin", "coupon", "review");
  const intent = await drawIntent(visitor, couponForm);
  const claimed = await sendForm(visitor, couponForm, { intent, coupon, of: "claim", do: "confirm" });
  expect(await page(claimed)).toContain("เงินรางวัล 50 บาท");
  expect(await page("/user/spin")).toContain(claimed);
  expect((await operator.state(member)).wallet).toBe(50);
});

test("a prize whose answer was lost is told by the coupon list", async () => {
  const { member, visitor } = await personFor(spinForm, operator, app.url);
  const { username } = member;
  const intent = await drawIntent(visitor, spinForm);
  await operator.control("POST", `/members/${username}/next-prize`, { prize: "BONUS5" });
  await operator.control("POST", "/faults", {
    endpoint: "spinwheel.spin",
    username,
    kind: "truncated",
    times: 1,
  });
  const path = await sendForm(visitor, spinForm, { intent, do: "spin" });
  expect(await shownState(visitor, path)).toBe("done");
  expect(await (await visitor.get(path)).text()).toContain("โบนัส 5%");
});

test("looking at wheel, coupons and results spins and claims nothing", async () => {
  const { member, visitor } = await personFor(couponForm, operator, app.url);
  for (const path of ["/user/spin", "/user/spin?page=2", "/user/home", "/user/spin", "/user/home"]) {
    await (await visitor.get(path)).text();
  }
  const calls = await operator.calls({ username: member.username });
  expect(calls.filter(({ endpoint }) => /spin$|claim$/.test(endpoint ?? ""))).toEqual([]);
});

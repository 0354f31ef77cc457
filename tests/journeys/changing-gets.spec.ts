import { endpoints } from "schemas/contract";
import { expect, test } from "./fixtures";
import { visitMemberScreens } from "./screens";

/** The operator's GET requests that change something; refreshing balances is part of home. */
const changing = endpoints
  .filter(
    ({ name, endpoint }) =>
      endpoint.method === "GET" && endpoint.effect !== "read" && name !== "wallet.refreshSlots",
  )
  .map(({ name }) => name);

/** Links prefetch when they are hovered. */
function pointAtLinks(): void {
  for (const link of document.querySelectorAll("a")) {
    link.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  }
}

test("no screen, visited twice, makes any of the operator's GETs that change something [4.16 7.40 7.44 7.45]", async ({
  signedIn: page,
  house,
  brand,
  member,
  sandbox,
}) => {
  test.slow();
  expect(changing).toEqual(
    expect.arrayContaining([
      ...["bonus.activate", "bonus.clear", "promotion.activate", "invite.bonus"],
      ...["refund.receive", "refund.addWallet", "wallet.activate", "wallet.resetPassword"],
    ]),
  );
  const visitor = { page, url: house.url, brand, member, sandbox };
  for (const _ of [1, 2]) {
    await visitMemberScreens(visitor, () => page.evaluate(pointAtLinks));
  }
  const calls = await sandbox.callsOf(member);
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.map(({ endpoint }) => endpoint).filter((name) => changing.includes(name as never))).toEqual(
    [],
  );
});

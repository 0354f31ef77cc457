import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { entriesOf, wireEntry } from "./statement-screen";
import { expectUsable } from "./usable";

const REFERENCE = /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}/;

test("a withdrawal under way shows its stages on its entry, and is asked about in the chat, with script and without", async ({
  page,
  noScript,
  signIn,
  sandbox,
  member,
  axe,
  brand: { t, money },
}) => {
  const body = { total: 1, statements: [wireEntry({ amount: money(20) })] };
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 200, body });
  for (const visitor of [page, noScript]) {
    await signIn(visitor.context(), member);
    await visitor.goto("/user/statement");
    await entriesOf(visitor).first().getByRole("link").click();
    const stages = visitor.getByRole("article").getByRole("listitem");
    await expect(stages).toHaveCount(3);
    await expect(stages.nth(1)).toHaveAttribute("aria-current", "step");
  }
  await awaitScript(page);
  await expectUsable(page, "the entry of a withdrawal under way");
  await axe(page);
  const [reference = ""] = REFERENCE.exec((await page.getByRole("article").textContent()) ?? "") ?? [];
  const ask = { name: t("money:outcome.ask") };
  await page.getByRole("link", ask).click();
  await expect(page.locator("[data-topic]")).toContainText(reference);
  await noScript.getByRole("link", ask).click();
  await expect(noScript.getByLabel(t("chat:topic.label"))).toHaveValue(new RegExp(reference));
});

import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { referenceFrom } from "~/money/once/reference.server";
import type { OutcomeStep, OutcomeView } from "~/money/outcome/view";
import { withTimeout } from "~/operator/with-timeout.server";
import { entryPath, paths } from "~/paths";
import type { StatementEntry } from "../entries/history.server";
import { ownReference, shownReferences } from "../entries/references.server";

/** An outcome's next steps, of which the one to the statement leads to its entry there; unchanged if none is found. */
export async function stepsToEntry(
  intent: string,
  { state, steps, hasEntry }: Pick<OutcomeView, "state" | "steps" | "hasEntry">,
  member: Member,
  context: RequestContext,
): Promise<readonly OutcomeStep[]> {
  if (!hasEntry || (state !== "done" && state !== "accepted")) return steps;
  const found = await entryOf(intent, member, context);
  if (!found) return steps;
  const t = context.texts.t(context.locale);
  const entry = { to: entryPath(ownReference(found), 1), label: t("money:outcome.entry") };
  const others = steps.filter((step) => step.to !== paths.statement);
  return [...others, { ...entry, emphasis: "secondary" }];
}

/** The newest entry that bears the operation's reference. */
async function entryOf(
  intent: string,
  member: Member,
  context: RequestContext,
): Promise<StatementEntry | undefined> {
  const newest = { page: 1, limit: context.brand.pageSizes.statement };
  const { statements = [] } = (await withTimeout(member.operator.statement.list(newest))) ?? {};
  const referenceOf = await shownReferences(statements, member, context);
  return statements.find((entry) => referenceOf(entry) === referenceFrom(intent));
}

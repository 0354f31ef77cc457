import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { referenceFrom } from "~/money/once/reference.server";
import type { OutcomeStep, OutcomeView } from "~/money/outcome/view";
import { withTimeout } from "~/operator/with-timeout.server";
import { entryPath, paths } from "~/paths";
import { ownReference, shownReferences } from "../references.server";

/** The steps of an outcome that the statement shows lead to its entry; where it is not found, they stay as they are. */
export async function stepsToEntry(
  intent: string,
  { state, steps }: Pick<OutcomeView, "state" | "steps">,
  member: Member,
  context: RequestContext,
): Promise<readonly OutcomeStep[]> {
  if (state !== "done" && state !== "accepted") return steps;
  const to = await pathOfEntry(intent, member, context);
  if (to === undefined) return steps;
  const entry = { to, label: context.texts.t(context.locale)("money:outcome.entry") };
  const hasStatement = steps.some((step) => step.to === paths.statement);
  if (!hasStatement) return [...steps, { ...entry, emphasis: "quiet" }];
  return steps.map((step) => (step.to === paths.statement ? { ...step, ...entry } : step));
}

/** The page of the newest entry that bears the operation's reference. */
async function pathOfEntry(
  intent: string,
  member: Member,
  context: RequestContext,
): Promise<string | undefined> {
  const newest = { page: 1, limit: context.brand.pageSizes.statement };
  const { statements = [] } = (await withTimeout(member.operator.statement.list(newest))) ?? {};
  const referenceOf = await shownReferences(statements, member, context);
  const found = statements.find((entry) => referenceOf(entry) === referenceFrom(intent));
  return found && entryPath(ownReference(found), 1);
}

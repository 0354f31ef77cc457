import { readStatus } from "schemas/entry-status";
import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { referenceFrom } from "~/money/once/reference.server";
import type { OutcomeStep, OutcomeView } from "~/money/outcome/view";
import { withTimeout } from "~/operator/with-timeout.server";
import { entryPath, paths, receiptPath } from "~/paths";
import type { Entry } from "~/routes/user/statement-history.server";
import { ownReference, shownReferences } from "../references.server";

/**
 * The steps of an outcome that the statement shows lead to its entry, and to its receipt once it is done; where it is
 * not found, they stay as they are.
 */
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
  const reference = ownReference(found);
  const entry = { to: entryPath(reference, 1), label: t("money:outcome.entry") };
  const others = steps.filter((step) => step.to !== paths.statement);
  const isProven = readStatus(found.status) === "success";
  const receipt = { to: receiptPath(reference, 1), label: t("statement:entry.save"), isDocument: true };
  return [
    ...others,
    { ...entry, emphasis: "secondary" },
    ...(isProven ? [{ ...receipt, emphasis: "secondary" as const }] : []),
  ];
}

/** The newest entry that bears the operation's reference. */
async function entryOf(intent: string, member: Member, context: RequestContext): Promise<Entry | undefined> {
  const newest = { page: 1, limit: context.brand.pageSizes.statement };
  const { statements = [] } = (await withTimeout(member.operator.statement.list(newest))) ?? {};
  const referenceOf = await shownReferences(statements, member, context);
  return statements.find((entry) => referenceOf(entry) === referenceFrom(intent));
}

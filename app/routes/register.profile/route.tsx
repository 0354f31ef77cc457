import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { readForm } from "~/form/read-form.server";
import { reply } from "~/form/reply.server";
import { lookUp } from "~/operator/look-up.server";
import { pathOf } from "~/registration/draft";
import { profileForm } from "~/registration/forms";
import { storedInviteCode } from "~/registration/invite-code.server";
import { validatePayload } from "~/registration/payload";
import { leadBack, refusalOf, TooOften } from "~/registration/refusal.server";
import { requireStep, stepFacts } from "~/registration/step.server";
import { StepPage } from "~/registration/step-page";
import { guestOperator } from "~/session/guard.server";
import { titleMeta } from "~/title";
import { ProfileForm } from "./profile-form";

export const meta = titleMeta;

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const draft = await requireStep("profile", request, context);
  const { brand } = context;
  const { ageConfirmation, minimumAge } = brand.saferPlay;
  const keptCode = storedInviteCode(request);
  const [facts, sources] = await Promise.all([
    stepFacts("profile", draft, context),
    lookUp("sources", context),
  ]);
  return {
    ...facts,
    username: draft.username ?? "",
    typed: { ...draft.profile, inviteCode: keptCode ?? draft.profile?.inviteCode },
    isInviteKept: keptCode !== undefined,
    /** Left out where the look-up failed: nobody has to say how they came. */
    sources: sources?.sources.map(({ code, description }) => ({ value: code, label: description })) ?? [],
    age: ageConfirmation ? minimumAge : undefined,
    constraint: getZodConstraint(profileForm(brand.saferPlay)),
  };
}

/** The operator validates the profile before the bank step (specification, section 5). */
export async function action({ request, context }: ActionFunctionArgs) {
  const draft = await requireStep("profile", request, context);
  const { brand, drafts, limits, address } = context;
  const submission = parseWithZod(await readForm(request), { schema: profileForm(brand.saferPlay) });
  const refuse = (formErrors?: string[], init: ResponseInit = { status: 400 }) =>
    data(reply(submission, context, { formErrors, hideFields: ["password", "confirmPassword"] }), init);
  if (submission.status !== "success") return refuse();
  const { name, password, sourceCode, inviteCode } = submission.value;
  const profile = { name, sourceCode, inviteCode: storedInviteCode(request) ?? inviteCode };
  const { username = "", notice: _, ...kept } = draft;
  try {
    const wait = await limits.validate({ address });
    if (wait !== null) throw new TooOften(wait);
    await guestOperator(context).account.validate(validatePayload(username, password, profile));
  } catch (error) {
    await leadBack(error, "profile", { ...draft, profile }, context);
    const { text, init } = refusalOf(error, context);
    return refuse([text], init);
  }
  const headers = await drafts.write({ ...kept, username, profile, password });
  return redirect(pathOf("bank"), { status: 303, headers });
}

export default function RegisterProfile() {
  const { t } = useTranslation();
  const { position, notice, ...form } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <StepPage
      position={position}
      heading={t("register.profile.heading")}
      notice={lastResult ? undefined : notice}
    >
      <ProfileForm {...form} lastResult={lastResult} />
    </StepPage>
  );
}

import { getZodConstraint } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PageHandle } from "~/document/route-handle";
import { findLookup } from "~/lookups/lookups.server";
import { guestOperator } from "~/member/guard.server";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/public-meta";
import { profileForm } from "../forms";
import { storedInviteCode } from "../invite-code.server";
import { validatePayload } from "../payload";
import { orLeadBack } from "../refusal.server";
import { leadOn, requireStep, stepFacts, stepForm } from "../step.server";
import { StepBar, StepPage } from "../step-page";
import { ProfileForm, ProfileSubmit } from "./profile-form";

export const handle: PageHandle = { hasPoster: true, isStep: true };

export const meta = publicMeta;

export { formHeaders as headers } from "~/form/form-headers";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const draft = await requireStep("profile", request, context);
  const { brand } = context;
  const { ageConfirmation, minimumAge } = brand.saferPlay;
  const keptCode = storedInviteCode(request);
  const [facts, sources] = await Promise.all([
    stepFacts("profile", draft, context),
    findLookup("sources", context),
  ]);
  return {
    ...facts,
    username: draft.username ?? "",
    typed: { ...draft.profile, inviteCode: keptCode ?? draft.profile?.inviteCode },
    isInviteKept: keptCode !== undefined,
    /** Empty if the look-up failed: the field is optional. */
    sources: sources?.sources.map(({ code, description }) => ({ value: code, label: description })) ?? [],
    age: ageConfirmation ? minimumAge : undefined,
    constraint: getZodConstraint(profileForm(brand.saferPlay)),
  };
}

/** The operator validates the profile before the bank step (specification, section 5). */
export const action = stepForm("profile")({
  schema: ({ context }) => profileForm(context.brand.saferPlay),
  limit: (_, { context }) => context.limits.validate({ address: context.address }),
  async run({ name, password, sourceCode, inviteCode }, { draft, request, context }) {
    const { username = "", notice: _, ...kept } = draft;
    const profile = { name, sourceCode, inviteCode: storedInviteCode(request) ?? inviteCode };
    const validated = guestOperator(context).account.validate(validatePayload(username, password, profile));
    await orLeadBack(validated, "profile", { ...draft, profile }, context);
    return leadOn({ ...kept, username, profile, password }, context);
  },
});

export default function RegisterProfile() {
  const { t } = useTranslation();
  const { position, notice, ...form } = useLoaderData<typeof loader>();
  return (
    <StepPage position={position} heading={t("register.profile.heading")} notice={notice}>
      <ProfileForm {...form} />
      <StepBar back={paths.register}>
        <ProfileSubmit />
      </StepBar>
    </StepPage>
  );
}

import { getZodConstraint } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Checkbox, Field, FieldNote } from "~/components/field";
import { endControl } from "~/components/field.css";
import { Link } from "~/components/link";
import { type Choice, SelectField } from "~/components/select-field";
import type { PageHandle } from "~/document/route-handle";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { groupPhone } from "~/form/group-phone";
import { findLookup } from "~/lookups/lookups.server";
import { guestOperator } from "~/member/guard.server";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/public-meta";
import { storedInviteCode } from "../invite-code.server";
import { validatePayload } from "../register.server";
import { profileForm } from "../schema";
import { orRedirectBack, redirectToDueStep, requireStep, stepFacts, stepForm } from "../step.server";
import { StepBar, StepPage } from "../step-page";
import * as css from "../step-page.css";
import * as optional from "./profile.css";

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
    await orRedirectBack(validated, "profile", { ...draft, profile }, context);
    return redirectToDueStep({ ...kept, username, profile, password }, context);
  },
});

const FORM = "register-profile";

export default function RegisterProfile() {
  const { t } = useTranslation();
  const { position, notice, ...form } = useLoaderData<typeof loader>();
  return (
    <StepPage position={position} heading={t("register.profile.heading")} notice={notice}>
      <ProfileForm {...form} />
      <StepBar back={paths.register}>
        <Button type="submit" form={FORM}>
          {t("common.next")}
        </Button>
      </StepBar>
    </StepPage>
  );
}

type ProfileField = keyof TypedProfile | "password" | "confirmPassword" | "ageConfirmation";

interface TypedProfile {
  name?: string;
  sourceCode?: string;
  inviteCode?: string;
}

interface ProfileFormProps {
  constraint: Parameters<typeof useFormKit<ProfileField>>[0]["constraint"];
  username: string;
  typed: TypedProfile;
  isInviteKept: boolean;
  sources: readonly Choice[];
  /** The age to confirm; undefined if the brand does not ask. */
  age: number | undefined;
}

/** The phone is shown as it was verified; the age is asked for only if the brand does. */
function ProfileForm(props: ProfileFormProps) {
  const { username, typed, isInviteKept, sources, age, constraint } = props;
  const { t } = useTranslation();
  const form = useFormKit({
    id: FORM,
    labels: {
      name: t("register.profile.name"),
      password: t("register.profile.password"),
      confirmPassword: t("register.profile.confirmPassword"),
      sourceCode: t("register.profile.sourceCode"),
      inviteCode: t("register.profile.inviteCode"),
      ageConfirmation: t("register.profile.age", { age }),
    },
    schema: async () => (await import("../schema")).profileForm({ ageConfirmation: age !== undefined }),
    constraint,
    defaultValue: typed,
    firstField: typed.name ? "password" : "name",
  });
  const change = (
    <Link to={paths.register} className={endControl}>
      {t("register.profile.change")}
    </Link>
  );
  return (
    <FormFrame form={form} className={css.form} reloadDocument>
      <Field
        id="register-username"
        name="username"
        type="tel"
        label={t("register.profile.username")}
        defaultValue={groupPhone(username)}
        autoComplete="username"
        readOnly
        end={change}
      />
      <Field {...form.text("name")} autoComplete="name" />
      <Field {...form.text("password", "password")} autoComplete="new-password" />
      <Field {...form.text("confirmPassword", "password")} autoComplete="new-password" />
      <OptionalFields
        title={t(sources.length > 0 ? "register.profile.more" : "register.profile.inviteCode")}
        isFilled={Boolean(typed.sourceCode || typed.inviteCode)}
        isFaulty={Boolean(form.errorOf("sourceCode") ?? form.errorOf("inviteCode"))}
      >
        {sources.length > 0 ? (
          <SelectField
            {...form.select("sourceCode")}
            placeholder={t("register.profile.noSource")}
            choices={sources}
          />
        ) : null}
        <Field
          {...form.text("inviteCode")}
          autoComplete="off"
          autoCapitalize="none"
          readOnly={isInviteKept}
          hint={isInviteKept ? t("register.profile.inviteKept") : undefined}
        />
      </OptionalFields>
      {age === undefined ? null : (
        <AgeBox {...form.box("ageConfirmation")} age={age} error={form.errorOf("ageConfirmation")} />
      )}
    </FormFrame>
  );
}

interface OptionalFieldsProps {
  title: string;
  isFilled: boolean;
  isFaulty: boolean;
  children: ReactNode;
}

/** Behind their title: open if they hold something or have an error, and then until closed by hand. */
function OptionalFields({ title, isFilled, isFaulty, children }: OptionalFieldsProps) {
  const [isOpen, setOpen] = useState(isFilled);
  return (
    <details
      className={optional.folded}
      open={isOpen || isFaulty}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={optional.summary}>{title}</summary>
      <div className={optional.fields}>{children}</div>
    </details>
  );
}

interface AgeBoxProps {
  id: string;
  name: string;
  defaultChecked?: boolean | undefined;
  age: number;
  error: string | undefined;
}

function AgeBox({ age, error, ...box }: AgeBoxProps) {
  const { t } = useTranslation();
  const noteId = `${box.id}-note`;
  return (
    <div>
      <Checkbox
        {...box}
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : noteId}
      >
        {t("register.profile.age", { age })}
      </Checkbox>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}

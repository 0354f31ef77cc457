import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Checkbox, Field, FieldNote } from "~/components/field";
import { endControl } from "~/components/field.css";
import { Folded } from "~/components/folded";
import { Link } from "~/components/link";
import { type Choice, SelectField } from "~/components/select-field";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { groupPhone } from "~/form/group-phone";
import { paths } from "~/paths";
import * as css from "../step-page.css";

type Constraint = Parameters<
  typeof useFormKit<keyof Typed | "password" | "confirmPassword" | "ageConfirmation">
>[0]["constraint"];

interface Typed {
  name?: string;
  sourceCode?: string;
  inviteCode?: string;
}

const FORM = "register-profile";

interface ProfileFormProps {
  constraint: Constraint;
  username: string;
  typed: Typed;
  isInviteKept: boolean;
  sources: readonly Choice[];
  /** The age to confirm; undefined if the brand does not ask. */
  age: number | undefined;
}

/** Name, phone (as verified), password twice, referral source, inviter, and the age if the brand asks. */
export function ProfileForm(props: ProfileFormProps) {
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
    schema: async () => (await import("../forms")).profileForm({ ageConfirmation: age !== undefined }),
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
      <Folded
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
      </Folded>
      {age === undefined ? null : (
        <AgeBox {...form.box("ageConfirmation")} age={age} error={form.errorOf("ageConfirmation")} />
      )}
    </FormFrame>
  );
}

/** The form's button, for the step's bar. */
export function ProfileSubmit() {
  const { t } = useTranslation();
  return (
    <Button type="submit" form={FORM}>
      {t("common.next")}
    </Button>
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

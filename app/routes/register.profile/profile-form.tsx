import { getInputProps, getSelectProps } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Checkbox, Field, FieldNote } from "~/components/field";
import { type Choice, SelectField } from "~/components/select-field";
import { StepForm, type StepFormFacts, useStepForm } from "~/registration/step-form";
import * as own from "./profile-form.css";

type ProfileFields = {
  name: string;
  password: string;
  confirmPassword: string;
  sourceCode: string;
  inviteCode: string;
  ageConfirmation: string;
};

interface ProfileFormProps extends StepFormFacts<ProfileFields> {
  username: string;
  typed: { name?: string; sourceCode?: string; inviteCode?: string };
  isInviteKept: boolean;
  sources: readonly Choice[];
  /** To confirm; undefined where the brand does not ask. */
  age: number | undefined;
}

/** Name, phone (as verified), password twice, where from, who invited, and the age where the brand asks. */
export function ProfileForm(props: ProfileFormProps) {
  const { username, typed, isInviteKept, sources, age, constraint, lastResult } = props;
  const { t } = useTranslation();
  const { frame, fields, say } = useStepForm<ProfileFields>({
    step: "profile",
    load: async () =>
      (await import("~/registration/forms")).profileForm({ ageConfirmation: age !== undefined }),
    constraint,
    lastResult,
    defaultValue: typed,
  });
  const ageError = say(fields.ageConfirmation.errors);
  const ageNoteId = `${fields.ageConfirmation.id}-note`;
  return (
    <StepForm frame={frame}>
      <div className={own.phone}>
        <Field
          id="register-username"
          name="username"
          type="tel"
          label={t("register.profile.username")}
          defaultValue={username}
          autoComplete="username"
          readOnly
        />
        <Link to="/register" className={own.change}>
          {t("register.profile.change")}
        </Link>
      </div>
      <Field
        {...getInputProps(fields.name, { type: "text" })}
        label={t("register.profile.name")}
        autoComplete="name"
        error={say(fields.name.errors)}
      />
      <Field
        {...getInputProps(fields.password, { type: "password" })}
        label={t("register.profile.password")}
        autoComplete="new-password"
        error={say(fields.password.errors)}
      />
      <Field
        {...getInputProps(fields.confirmPassword, { type: "password" })}
        label={t("register.profile.confirmPassword")}
        autoComplete="new-password"
        error={say(fields.confirmPassword.errors)}
      />
      {sources.length > 0 ? (
        <SelectField
          {...getSelectProps(fields.sourceCode)}
          label={t("register.profile.sourceCode")}
          placeholder={t("register.profile.noSource")}
          choices={sources}
          error={say(fields.sourceCode.errors)}
        />
      ) : null}
      <Field
        {...getInputProps(fields.inviteCode, { type: "text" })}
        label={t("register.profile.inviteCode")}
        autoComplete="off"
        autoCapitalize="none"
        readOnly={isInviteKept}
        hint={isInviteKept ? t("register.profile.inviteKept") : undefined}
        error={say(fields.inviteCode.errors)}
      />
      {age === undefined ? null : (
        <div>
          <Checkbox
            id={fields.ageConfirmation.id}
            name={fields.ageConfirmation.name}
            defaultChecked={fields.ageConfirmation.initialValue === "on"}
            required
            aria-invalid={ageError !== undefined || undefined}
            aria-describedby={ageError === undefined ? undefined : ageNoteId}
          >
            {t("register.profile.age", { age })}
          </Checkbox>
          <FieldNote id={ageNoteId} error={ageError} />
        </div>
      )}
      <Button type="submit" isWide>
        {t("register.next")}
      </Button>
    </StepForm>
  );
}

import {
  getFormProps,
  getInputProps,
  getSelectProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Checkbox, Field, FieldNote } from "~/components/field";
import { type Choice, SelectField } from "~/components/select-field";
import { useLiveValidation } from "~/form/live-validation";
import { FormAlert } from "~/registration/step-page";
import * as css from "~/registration/step-page.css";
import * as own from "./profile-form.css";

interface ProfileFields {
  name: string;
  password: string;
  confirmPassword: string;
  sourceCode: string;
  inviteCode: string;
  ageConfirmation: string;
}

interface ProfileFormProps {
  username: string;
  typed: { name?: string; sourceCode?: string; inviteCode?: string };
  isInviteKept: boolean;
  sources: readonly Choice[];
  /** To confirm; undefined where the brand does not ask. */
  age: number | undefined;
  constraint: Parameters<typeof useForm<ProfileFields>>[0]["constraint"];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Name, phone (as verified), password twice, where from, who invited, and the age where the brand asks. */
export function ProfileForm(props: ProfileFormProps) {
  const { username, typed, isInviteKept, sources, age, constraint, lastResult } = props;
  const { t } = useTranslation();
  const live = useLiveValidation<ProfileFields>("register-profile", async () =>
    (await import("~/registration/forms")).profileForm({ ageConfirmation: age !== undefined }),
  );
  const [form, fields] = useForm<ProfileFields>({
    id: "register-profile",
    lastResult,
    constraint,
    defaultValue: typed,
    defaultNoValidate: false,
    ...live.options,
  });
  const ageError = live.say(fields.ageConfirmation.errors);
  const ageNoteId = `${fields.ageConfirmation.id}-note`;
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action="/register/profile"
      reloadDocument
      className={css.form}
      {...live.handlers}
    >
      <FormAlert errors={form.errors} hasFaults={form.status === "error"} />
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
        error={live.say(fields.name.errors)}
      />
      <Field
        {...getInputProps(fields.password, { type: "password" })}
        label={t("register.profile.password")}
        autoComplete="new-password"
        error={live.say(fields.password.errors)}
      />
      <Field
        {...getInputProps(fields.confirmPassword, { type: "password" })}
        label={t("register.profile.confirmPassword")}
        autoComplete="new-password"
        error={live.say(fields.confirmPassword.errors)}
      />
      {sources.length > 0 ? (
        <SelectField
          {...getSelectProps(fields.sourceCode)}
          label={t("register.profile.sourceCode")}
          placeholder={t("register.profile.noSource")}
          choices={sources}
          error={live.say(fields.sourceCode.errors)}
        />
      ) : null}
      <Field
        {...getInputProps(fields.inviteCode, { type: "text" })}
        label={t("register.profile.inviteCode")}
        autoComplete="off"
        autoCapitalize="none"
        readOnly={isInviteKept}
        hint={isInviteKept ? t("register.profile.inviteKept") : undefined}
        error={live.say(fields.inviteCode.errors)}
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
    </Form>
  );
}

import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "~/components/field";

const fields = [
  { name: "oldPassword", autoComplete: "current-password" },
  { name: "newPassword", autoComplete: "new-password" },
  { name: "confirmPassword", autoComplete: "new-password" },
] as const;

type PasswordName = (typeof fields)[number]["name"];

/** The fields' labels, for a form that has them. */
export function usePasswordLabels(): Record<PasswordName, string> {
  const { t } = useTranslation("profile");
  return {
    oldPassword: t("oldPassword"),
    newPassword: t("newPassword"),
    confirmPassword: t("confirmPassword"),
  };
}

interface PasswordFieldsProps {
  /** The name that these passwords belong to, for password managers. */
  username: string | undefined;
  form: { text(name: PasswordName, type: "password"): ComponentProps<typeof Field> };
  isRequired: boolean;
}

/** The old password, and the new one twice. A password manager updates the sign-in that the unseen field names. */
export function PasswordFields({ username, form, isRequired }: PasswordFieldsProps) {
  return (
    <>
      <input type="text" autoComplete="username" value={username ?? ""} readOnly hidden />
      {fields.map(({ name, autoComplete }) => (
        <Field
          key={name}
          {...form.text(name, "password")}
          required={isRequired}
          maxLength={200}
          autoComplete={autoComplete}
        />
      ))}
    </>
  );
}

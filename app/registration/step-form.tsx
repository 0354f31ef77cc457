import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import { Alert } from "~/components/alert";
import { useLiveValidation } from "~/form/live-validation";
import { pathOf, type Step } from "./draft";
import * as css from "./step-page.css";

/** What the server says of a step's form. */
export interface StepFormFacts<Fields extends Record<string, string>> {
  constraint: Parameters<typeof useForm<Fields>>[0]["constraint"];
  lastResult: SubmissionResult<string[]> | undefined;
}

interface StepFormSettings<Fields extends Record<string, string>> extends StepFormFacts<Fields> {
  step: Step;
  /** Imports the form's schema. */
  load(): Promise<z.ZodType>;
  defaultValue?: Parameters<typeof useForm<Fields>>[0]["defaultValue"];
  /** What messages name. */
  values?: Record<string, string>;
}

/** A step's form, checked as one types and by the server. */
export function useStepForm<Fields extends Record<string, string>>(settings: StepFormSettings<Fields>) {
  const { step, load, values, ...facts } = settings;
  const id = `register-${step}`;
  const { options, handlers, say } = useLiveValidation<Fields>(id, load, values);
  const [form, fields] = useForm<Fields>({ id, ...facts, defaultNoValidate: false, ...options });
  const alert = <FormAlert errors={form.errors} hasFaults={form.status === "error"} />;
  return { fields, say, frame: { step, alert, attributes: { ...getFormProps(form), ...handlers } } };
}

interface StepFormProps {
  frame: ReturnType<typeof useStepForm>["frame"];
  children: ReactNode;
}

/** Posted natively: usable before any script. */
export function StepForm({ frame: { step, alert, attributes }, children }: StepFormProps) {
  return (
    <Form {...attributes} method="post" action={pathOf(step)} reloadDocument className={css.form}>
      {alert}
      {children}
    </Form>
  );
}

interface FormAlertProps {
  errors: string[] | undefined;
  /** Some field was refused. */
  hasFaults: boolean;
}

/** What is wrong with the form as a whole, or that something is; takes the focus once. */
function FormAlert({ errors, hasFaults }: FormAlertProps) {
  const { t } = useTranslation();
  if (!errors && !hasFaults) return null;
  return (
    <Alert tone="negative" takesFocus>
      {errors?.join(" ") ?? t("fields.summary")}
    </Alert>
  );
}

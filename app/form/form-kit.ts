import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { useActionData, useNavigation } from "@remix-run/react";
import type { FocusEvent } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import { useRestoredValues } from "~/session/use-return-to";
import { FIELD_NAME, type FormReply } from "./form-reply";
import { useOwnAddress } from "./own-form";
import { isUntouched, useTouchedFields } from "./use-touched-fields";
import { useValidator } from "./use-validator";

/** The rules of a field that HTML attributes can express (getZodConstraint). */
interface Constraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

interface FormKitSettings<Name extends string> {
  id: string;
  /** The fields' labels by name, also for the list of invalid fields. */
  labels: Record<Name, string>;
  /** Imports the form's schema when somebody first goes to a field; if absent, only the server validates. */
  schema?(): Promise<z.ZodType>;
  /** Values for the messages: `{ minimum: "1.00", currency: "THB" }`. */
  values?: Record<string, string>;
  constraint?: { [Field in NoInfer<Name>]?: Constraint };
  defaultValue?: { [Field in NoInfer<Name>]?: string };
  /** The field that a person fills in first: it has the focus when the page opens, unless there is a reply to read. */
  firstField?: NoInfer<Name>;
  /** A field that is in view with the button: its fault is told beside it alone. */
  inView?: NoInfer<Name>;
  /** The button's `do`, on a page with several forms (by-button.server.ts). */
  button?: string;
  /** Hidden fields that tell the form from others on its page with the same button. */
  own?: Record<string, string>;
  /** The reply of a fetcher; defaults to the route's own action. */
  reply?: FormReply;
}

/** What takes back an earlier reply's messages: the page has gone on, or another of its forms was answered. */
const NO_RESULT = {};

type InputType = "text" | "password" | "tel" | "date";

/**
 * A form in the browser, conform's: keeps what was typed before hydration, validates a field when it loses focus and from
 * then on at every change, and restores the values of a refused form or of one interrupted by the end of the session.
 * `schema` is loaded when somebody goes to a field or types; until then, and without one, only the server validates. The
 * inputs are uncontrolled.
 */
export function useFormKit<Name extends string>(settings: FormKitSettings<Name>) {
  const { id, labels, schema, values, constraint, firstField, inView, button, own = {} } = settings;
  const routeReply = useActionData<FormReply>();
  const given = settings.reply ?? routeReply;
  const isOwn = (sent: Record<string, unknown> | null | undefined) =>
    Object.entries(own).every(([name, value]) => sent?.[name] === value);
  const reply = given?.button === button && isOwn(given?.result.initialValue) ? given : undefined;
  const kept = useRestoredValues([...Object.keys(labels), ...Object.keys(own)]);
  const restored = isOwn(kept) ? kept : undefined;
  const { validator, start } = useValidator(schema);
  const hasRules = schema !== undefined && validator !== undefined;
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: reply?.result ?? NO_RESULT,
    defaultValue: { ...settings.defaultValue, ...restored },
    constraint: constraint as Record<string, Constraint> | undefined,
    shouldValidate: hasRules ? "onBlur" : "onSubmit",
    shouldRevalidate: validator ? "onInput" : "onSubmit",
    onValidate: validator && (({ formData }) => validator(formData)),
  });
  useTouchedFields({
    id,
    firstField,
    isLoaded: hasRules,
    start,
    validate: (name) => form.validate({ name }),
  });
  const say = useMessages(values);
  const names = Object.keys(labels) as Name[];
  const fieldOf = (name: Name) => fields[name] as NonNullable<(typeof fields)[string]>;
  const errorOf = (name: Name) => say(fieldOf(name).errors, labels[name]);
  const words = (name: Name) => ({
    autoFocus: name === firstField && reply === undefined,
    label: labels[name],
    error: errorOf(name),
  });
  return {
    id,
    /** Props of a text field, with label and message: `<Field {...form.text("name")} />`. */
    text: (name: Name, type: InputType = "text") => ({
      ...bare(getInputProps(fieldOf(name), { type, ariaAttributes: false })),
      ...words(name),
    }),
    select: (name: Name) => ({
      ...bare(getSelectProps(fieldOf(name), { ariaAttributes: false })),
      ...words(name),
    }),
    /** Props of a checkbox: `<Checkbox {...form.box("remember")}>`. */
    box: (name: Name) => bare(getInputProps(fieldOf(name), { type: "checkbox", ariaAttributes: false })),
    file: (name: Name) => bare(getInputProps(fieldOf(name), { type: "file", ariaAttributes: false })),
    errorOf,
    attributes: {
      ...getFormProps(form, { ariaAttributes: false }),
      onFocus({ target }: FocusEvent<HTMLFormElement>) {
        if (target.matches("input, select, textarea") && !isUntouched(target, firstField)) void start();
      },
      onInput: () => void start(),
    },
    button,
    isPending: useIsPending(button, isOwn),
    reply,
    wasRestored: restored !== undefined && reply === undefined,
    /** The form-level error. */
    wrong: say(form.errors),
    inView,
    /** The invalid fields. */
    faulty: names
      .filter((name) => errorOf(name) !== undefined)
      .map((name) => ({ name, label: labels[name] })),
  };
}

export type FormKit = Omit<
  ReturnType<typeof useFormKit<string>>,
  "text" | "select" | "box" | "file" | "errorOf"
>;

/** Without the key, which React takes from no object, and the form's id: the field stands within its form. */
function bare<Props extends { key?: unknown; form?: unknown }>({ key, form, ...props }: Props) {
  return props;
}

/**
 * Turns messages into text: the server sends texts, the browser's schema sends keys. The form inserts its own field
 * labels.
 */
function useMessages(values: Record<string, string> | undefined) {
  const { i18n } = useTranslation();
  return (messages: string[] | null | undefined, field = ""): string | undefined => {
    const [message] = messages ?? [];
    const text = message?.startsWith("fields:")
      ? String(i18n.t(message as "common.back", { ...values, field }))
      : message;
    return text?.replace(FIELD_NAME, field);
  };
}

/** True until the page that follows the submission is shown. */
function useIsPending(
  button: string | undefined,
  isOwn: (sent: Record<string, FormDataEntryValue>) => boolean,
): boolean {
  const { state, formAction, formData } = useNavigation();
  const isHere = useOwnAddress() === formAction;
  const isPressed = [formData?.get("do"), formData?.get("of")].includes(button ?? null);
  return (
    state !== "idle" &&
    isHere &&
    (button === undefined || isPressed) &&
    isOwn(Object.fromEntries(formData ?? []))
  );
}

import { getFormProps, getInputProps, getSelectProps, parse, useForm } from "@conform-to/react";
import type { FormProps } from "@remix-run/react";
import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import { useRestoredValues } from "~/session/use-restored-values";
import { FIELD_NAME, type FormReply } from "./form-reply";
import { useReply } from "./use-reply";
import { isUntouched, useTouchedFields } from "./use-touched-fields";
import type { Validator } from "./validator";

/** What a form's frame and button need of it (form-frame.tsx). */
export interface FormKit {
  id: string;
  attributes: FormProps;
  isPending: boolean;
  /** The attributes of its button: `<MoneyButton {...form.submit} isWide>`. */
  submit: { type: "submit"; isBusy: boolean; name?: "do"; value?: string };
  reply: FormReply | undefined;
  wasRestored: boolean;
  /** The form-level error. */
  wrong: string | undefined;
  /** A field that is in view together with the button: its error is shown beside it only. */
  inView: string | undefined;
  /** The invalid fields. */
  faulty: readonly { name: string; label: string }[];
}

/** The rules of a field that HTML attributes can express (getZodConstraint). */
interface FieldConstraint {
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
  constraint?: { [Field in NoInfer<Name>]?: FieldConstraint };
  defaultValue?: { [Field in NoInfer<Name>]?: string };
  /** The field that a person fills in first: it has the focus when the page opens, unless there is a reply to read. */
  firstField?: NoInfer<Name>;
  /** A field that is in view together with the button: its error is shown beside it only. */
  inView?: NoInfer<Name>;
  /** The button's `do`, on a page with several forms (by-button.server.ts). */
  button?: string;
  /** Hidden fields that tell the form from others on its page with the same button. */
  own?: Record<string, string>;
  /** A reply that came with the page; defaults to that of the route's own action. */
  reply?: FormReply;
}

/** Clears an earlier reply's messages, once the page has gone on or another of its forms was answered. */
const NO_RESULT = {};

type InputType = "text" | "password" | "tel" | "date";

/**
 * A form in the browser, by conform (docs/decisions/forms-by-conform.md): keeps what was typed before hydration,
 * validates a field when it loses focus and then at every change, and restores the values of a refused form or of one
 * interrupted by the end of the session. `schema` is loaded when somebody goes to a field or types; until then, and
 * without one, only the server validates. The inputs are uncontrolled.
 */
export function useFormKit<Name extends string>(settings: FormKitSettings<Name>) {
  const { id, labels, schema, values, constraint, firstField, inView, button, own = {} } = settings;
  const { reply, isPending, isOwn } = useReply({ button, own, given: settings.reply });
  const kept = useRestoredValues([...Object.keys(labels), ...Object.keys(own)]);
  const restored = isOwn(kept) ? kept : undefined;
  const { validator, start } = useValidator(schema);
  const hasRules = schema !== undefined && validator !== undefined;
  /** Without a schema, the server's messages go as soon as something is changed. */
  const isRefused = schema === undefined && Object.keys(reply?.result.error ?? {}).length > 0;
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: reply?.result ?? NO_RESULT,
    defaultValue: { ...settings.defaultValue, ...restored },
    constraint: constraint as Record<string, FieldConstraint> | undefined,
    shouldValidate: hasRules ? "onBlur" : isRefused ? "onInput" : "onSubmit",
    shouldRevalidate: hasRules || isRefused ? "onInput" : "onSubmit",
    onValidate: validator && (({ formData }) => validator(formData)),
  });
  useTouchedFields({
    id,
    firstField,
    isLoaded: hasRules,
    hasError: () => Object.keys(form.allErrors).length > 0,
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
      // A choice is complete before its field is left.
      onChange({ target }: FormEvent<HTMLFormElement>) {
        if (hasRules && isChoice(target)) form.validate({ name: target.name });
      },
    },
    isPending,
    submit: submitOf(button, isPending),
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

/** A form without fields: a button and its reply's messages. `button` is its `do`, on a page with several forms. */
export function useButtonForm(id: string, button?: string): FormKit {
  const { reply, isPending } = useReply({ button });
  const wrong = reply?.result.error?.[""]?.[0];
  const attributes = { id, noValidate: true };
  return {
    id,
    attributes,
    isPending,
    submit: submitOf(button, isPending),
    reply,
    wrong,
    wasRestored: false,
    inView: undefined,
    faulty: [],
  };
}

function submitOf(button: string | undefined, isPending: boolean): FormKit["submit"] {
  const own = { type: "submit", isBusy: isPending } as const;
  return button === undefined ? own : { ...own, name: "do", value: button };
}

function isChoice(target: EventTarget): target is HTMLSelectElement | HTMLInputElement {
  return target instanceof Element && target.matches("select[name], [type=radio], [type=checkbox]");
}

/**
 * Drops `key`, by which conform redraws a field after a reset (no form here is reset) and which React does not take
 * from a spread; and `form`, because the field is inside its form.
 */
function bare<Props extends { key?: unknown; form?: unknown }>({ key, form, ...props }: Props) {
  return props;
}

/**
 * Turns messages into text: the server sends texts, the browser's schema sends keys. In both the field's label is
 * filled in.
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

/** Without a schema: takes whatever is typed, since the server validates. */
const accept: Validator = (form) => parse(form, { resolve: () => ({ value: {} }) });

/** A form's validator, loaded by `start` and undefined until then. Without a schema it accepts everything. */
function useValidator(load: (() => Promise<z.ZodType>) | undefined) {
  const { i18n } = useTranslation();
  const [validator, setValidator] = useState(() => (load ? undefined : accept));
  const isLoading = useRef(false);

  async function start() {
    if (load === undefined || isLoading.current) return;
    isLoading.current = true;
    try {
      const texts = i18n.loadNamespaces("fields");
      // Before the schema: it tells zod not to ask for `eval`, as it would when the first object is made.
      const { createValidator } = await import("./validator");
      const [schema] = await Promise.all([load(), texts]);
      // i18next neither rejects when texts are lost nor asks again: the server validates.
      if (!i18n.hasResourceBundle(i18n.language, "fields")) return;
      const loaded = createValidator(schema);
      setValidator(() => loaded);
    } catch {
      // For example offline: the server validates, and the next focus or input tries again.
      isLoading.current = false;
    }
  }

  return { validator, start };
}

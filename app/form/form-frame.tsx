import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { useIsInteractive } from "~/document/after-hydration";
import { OwnForm } from "./bound-form";
import type { FormKit } from "./form-kit";
import { ReplyMessage } from "./message-view";

interface FormFrameProps {
  form: FormKit;
  className?: string;
  /** The intent token of a form that moves money or grants something. */
  intent?: string;
  /** Submits natively even with JavaScript: the next page is a new document. */
  reloadDocument?: boolean;
  isHidden?: boolean;
  /** False: the page with the reply is an entry of its own in the browser's history. */
  replace?: boolean | undefined;
  children: ReactNode;
}

/** A form with its errors above the fields; works without JavaScript. */
export function FormFrame(props: FormFrameProps) {
  const { form, className, intent, reloadDocument, isHidden, replace, children } = props;
  useFocusOnFirstFault(form);
  return (
    <OwnForm
      {...form.attributes}
      method="post"
      className={className}
      reloadDocument={reloadDocument}
      hidden={isHidden}
      replace={replace}
    >
      <FormAlert form={form} />
      <ReplyMessage reply={form.reply} />
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
      {children}
    </OwnForm>
  );
}

/**
 * The form-level error or the list of invalid fields; otherwise a note that values were restored. With script a field
 * in view has the focus, so its error is shown there only.
 */
function FormAlert({ form: { wrong, faulty, inView, wasRestored } }: { form: FormKit }) {
  const { t } = useTranslation();
  const isInteractive = useIsInteractive();
  if (wrong !== undefined) {
    return (
      <Alert tone="negative" takesFocus={faulty.length === 0}>
        {wrong}
      </Alert>
    );
  }
  const labels = faulty
    .filter(({ name }) => !isInteractive || name !== inView)
    .map(({ label }) => label)
    .join(", ");
  if (labels !== "") return <Alert tone="negative">{`${t("fields.summary")}: ${labels}`}</Alert>;
  return wasRestored ? <RestoredNote /> : null;
}

/**
 * Focuses the first invalid field after a reply. If the reply came with the page, does not disturb a user who is
 * typing.
 */
function useFocusOnFirstFault({ id, reply }: FormKit): void {
  const isDocument = useRef(true);
  useEffect(
    function focusFault() {
      const form = document.getElementById(id);
      const isTyping = isDocument.current && form?.contains(document.activeElement);
      isDocument.current = false;
      if (!reply || !(form instanceof HTMLFormElement) || isTyping) return;
      // The row with the form may have been folded since it was sent.
      const row = form.closest("details");
      if (row) row.open = true;
      const faulty = Object.keys(reply.result.error ?? {});
      const fields = [...form.elements].filter((element) => element instanceof HTMLElement);
      // The form-level error has the name "", like a button without a name.
      fields
        .find((field) => field.hasAttribute("name") && faulty.includes(String(field.getAttribute("name"))))
        ?.focus();
    },
    [id, reply],
  );
}

/** Says that the form holds what was typed before the session ended, so that nobody mistakes it for saved data. */
function RestoredNote() {
  const { t } = useTranslation("member");
  return <Alert tone="warning">{t("frame.restored")}</Alert>;
}

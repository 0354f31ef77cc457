import { type SubmitOptions, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { isIntent } from "./kept-fields";

/** A form that starts an operation. Sent again with the same intent, it leads to what became of the first. */
export interface SentForm {
  fields: FormData;
  to: SubmitOptions;
}

let sent: SentForm | null = null;

/**
 * Notes a form that starts an operation, from when the router sends it until its answer is shown
 * (docs/decisions/a-lost-answer-is-asked-for-again.md). Renders nothing.
 */
export function NoteSentForm(): null {
  const { formData: fields, formAction: action, formEncType: encType } = useNavigation();
  useEffect(
    function note() {
      sent = fields && starts(fields) ? { fields, to: { method: "post", action, encType } } : null;
    },
    [fields, action, encType],
  );
  return null;
}

/** Going back from a review starts nothing. */
function starts(fields: FormData): boolean {
  return [...fields.keys()].some(isIntent) && fields.get("do") !== "edit";
}

/** The form that the router was sending when the error occurred that is being shown; null if none. */
export function unansweredForm(): SentForm | null {
  return sent;
}

import { type SubmitOptions, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { isIntent } from "./kept-fields";

/** A form that starts an operation, with its intent: sent again, it leads to what became of the first. */
export interface SentForm {
  fields: FormData;
  to: SubmitOptions;
}

let sent: SentForm | null = null;

/** Notes the form that starts an operation while the router sends it and follows its answer. Renders nothing. */
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

/** The way back from a review starts nothing. */
function starts(fields: FormData): boolean {
  return [...fields.keys()].some(isIntent) && fields.get("do") !== "edit";
}

/** The form that the router was sending until the error that is being drawn; null if it sent none. */
export function unansweredForm(): SentForm | null {
  return sent;
}

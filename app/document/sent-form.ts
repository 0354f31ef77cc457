import { type SubmitOptions, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { isIntent } from "./kept-fields";

/** A form that starts an operation, with its intent: sent again, it leads to what became of the first. */
export interface SentForm {
  fields: FormData;
  to: SubmitOptions;
}

let sent: SentForm | null = null;

/** Notes the form that starts an operation while the router sends it and follows its answer. */
export function useNoteSentForm(): void {
  const { formData: fields, formAction: action, formEncType: encType } = useNavigation();
  useEffect(
    function note() {
      const starts = fields !== undefined && [...fields.keys()].some(isIntent);
      sent = starts ? { fields, to: { method: "post", action, encType } } : null;
    },
    [fields, action, encType],
  );
}

/** The form that the router was sending until the error that is being drawn; null if it sent none. */
export function unansweredForm(): SentForm | null {
  return sent;
}

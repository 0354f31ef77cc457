import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { isIntent } from "./kept-fields";

let startsOperation = false;

/** Notes whether what the router does is to send a form that starts an operation. */
export function useNoteSentForm(): void {
  const { state, formData } = useNavigation();
  useEffect(
    function note() {
      if (state !== "idle") startsOperation = formData !== undefined && [...formData.keys()].some(isIntent);
    },
    [state, formData],
  );
}

/** Whether the last thing that the router did was to send such a form: without an answer it may have been executed. */
export function hasSentOperation(): boolean {
  return startsOperation;
}

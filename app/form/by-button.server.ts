import { type ActionFunctionArgs, data } from "@remix-run/node";
import { lookUp } from "schemas/look-up";
import { readForm } from "~/fields/read-form.server";
import type { FormReply } from "./form-reply";

interface Sent {
  data: FormReply;
  init: ResponseInit | null;
}
type FormAction = (args: ActionFunctionArgs) => Promise<Response | Sent>;

/** A confirming form names the form that it confirms in `of` (review-step.tsx). */
const STEPS = ["review", "confirm", "edit"];

/**
 * The action of a page with several forms: a button's `do` selects the form, and no `do` means the form called "". The
 * reply names its form, so that the page's other forms are left unchanged.
 */
export function byButton<Forms extends Record<string, FormAction>>(
  forms: Forms,
): (args: ActionFunctionArgs) => ReturnType<Forms[keyof Forms]>;
export function byButton(forms: Record<string, FormAction>): FormAction {
  return async (args) => {
    const { request, context } = args;
    const fields = await readForm(request.clone());
    const pressed = String(fields.get("do") ?? "");
    const button = STEPS.includes(pressed) ? String(fields.get("of") ?? "") : pressed;
    const form = lookUp(forms, button);
    if (!form) {
      const text = context.texts.t(context.locale)("form:unknownButton");
      return data({ result: { status: "error" as const, error: { "": [text] } }, isStale: true }, 400);
    }
    const sent = await form(args);
    return sent instanceof Response
      ? sent
      : data({ ...sent.data, button: button || undefined }, sent.init ?? undefined);
  };
}

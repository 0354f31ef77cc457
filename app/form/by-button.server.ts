import { type ActionFunctionArgs, data } from "@remix-run/node";
import { ownEntry } from "schemas/own-entry";
import { readForm } from "~/fields/read-form.server";
import type { FormReply } from "./form-reply";

/** What Remix's `data` returns for a reply. */
interface ReplyData {
  data: FormReply;
  init: ResponseInit | null;
}
type FormAction = (args: ActionFunctionArgs) => Promise<Response | ReplyData>;

/** A confirming form names the form that it confirms in `of` (review-step.tsx). */
const STEPS = ["review", "confirm", "edit"];

/**
 * The action of a page with several forms: a button's `do` selects the form; without `do` it is the form named "". The
 * reply names its form, so that the page's other forms stay as they are.
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
    const form = ownEntry(forms, button);
    if (!form) {
      const text = context.texts.t(context.locale)("form:unknownButton");
      return data({ result: { status: "error" as const, error: { "": [text] } }, isStale: true }, 400);
    }
    const answer = await form(args);
    return answer instanceof Response
      ? answer
      : data({ ...answer.data, button: button || undefined }, answer.init ?? undefined);
  };
}

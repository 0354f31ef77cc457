import type { ActionFunctionArgs } from "@remix-run/node";
import type { FormReply } from "~/form/form-reply";
import { contextWith } from "./request-context";

const formContext = contextWith({ locale: "en" });

type Action = (
  args: ActionFunctionArgs,
) => Promise<Response | { data: FormReply; init: ResponseInit | null }>;

/** Posts a form to an action. Returns its redirect, or the data for the page. */
export async function sent(action: Action, fields: Record<string, string>) {
  const request = new Request("http://local.invalid/user/x", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const answer = await action({ request, context: formContext, params: {} } as unknown as ActionFunctionArgs);
  if (answer instanceof Response) return { response: answer, body: undefined, status: answer.status };
  return {
    response: undefined,
    body: answer.data,
    status: answer.init?.status ?? 200,
    headers: new Headers(answer.init?.headers),
  };
}

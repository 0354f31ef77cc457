import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";

export const loader = () => redirect(paths.login);

export async function action({ request, context }: ActionFunctionArgs) {
  const { sessions } = context;
  const headers = await sessions.end(request);
  for (const cookie of [sessions.returnTo.forget(), sessions.ended.forget(request)]) {
    if (cookie !== undefined) headers.append("set-cookie", cookie);
  }
  return redirect(paths.login, { status: 303, headers });
}

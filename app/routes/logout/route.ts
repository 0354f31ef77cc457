import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";

export const loader = () => redirect(paths.login);

export async function action({ request, context }: ActionFunctionArgs) {
  const { sessions } = context;
  const headers = await sessions.end(request);
  headers.append("set-cookie", sessions.returnTo.forget());
  return redirect(paths.login, { status: 303, headers });
}

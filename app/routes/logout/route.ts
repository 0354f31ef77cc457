import { type ActionFunctionArgs, redirect } from "@remix-run/node";

export const loader = () => redirect("/login");

export async function action({ request, context }: ActionFunctionArgs) {
  const { sessions } = context;
  const headers = await sessions.end(request);
  headers.append("set-cookie", sessions.returnTo.forget());
  return redirect("/login", { status: 303, headers });
}

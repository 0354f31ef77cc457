import { type ActionFunctionArgs, redirect } from "@remix-run/node";

export const loader = () => redirect("/login");

export async function action({ request, context }: ActionFunctionArgs) {
  return redirect("/login", { headers: await context.sessions.end(request) });
}

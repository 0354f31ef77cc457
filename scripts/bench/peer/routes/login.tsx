import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { callOperator } from "../operator";
import { sessions } from "../session";

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const body = { username: form.get("username"), password: form.get("password") };
  const { token } = await callOperator<{ token: string }>("/api/login", { body });
  const session = await sessions.getSession();
  session.set("token", token);
  return redirect("/user/home", { headers: { "set-cookie": await sessions.commitSession(session) } });
}

export default function Login() {
  return (
    <main>
      <h1>Sign in</h1>
      <Form method="post">
        <label>
          Phone <input name="username" type="tel" autoComplete="username" required />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit">Sign in</button>
      </Form>
    </main>
  );
}

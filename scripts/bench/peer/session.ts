import { createCookieSessionStorage, redirect } from "@remix-run/node";

/** A signed cookie that holds the operator's token, as in Remix's guide to sessions. */
export const sessions = createCookieSessionStorage<{ token: string }>({
  cookie: {
    name: "session",
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secrets: [process.env.SECRET ?? ""],
  },
});

/** The signed-in member's token; throws a redirect to login for a guest. */
export async function requireToken(request: Request): Promise<string> {
  const token = (await sessions.getSession(request.headers.get("cookie"))).get("token");
  if (token === undefined) throw redirect("/login");
  return token;
}

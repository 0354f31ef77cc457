import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { operatorName } from "~/operator/info.server";
import { PublicFrame } from "./public-frame";

export const handle = { i18n: "public" };

/** Loading a public screen ends the session that is still there (specification, section 4); a prefetch never does. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const hasSession = context.isDocument && (await context.sessions.read(request)) !== null;
  const headers = hasSession ? await context.sessions.end(request) : undefined;
  return data({ name: await operatorName(context) }, { headers });
}

export default function PublicLayout() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <PublicFrame name={name}>
      <Outlet />
    </PublicFrame>
  );
}

import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { operatorName } from "~/operator/info.server";
import { useAnnouncedEnd } from "~/session/end-of-session";
import { endLeftover } from "~/session/leftover.server";
import { PublicFrame } from "./public-frame";

export const handle = { i18n: "public" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [headers, name] = await Promise.all([endLeftover(request, context), operatorName(context)]);
  const { brand, isDocument } = context;
  return data({ name, hasHowto: brand.features.howto, hasEnded: isDocument }, { headers });
}

export default function PublicLayout() {
  const { name, hasHowto, hasEnded } = useLoaderData<typeof loader>();
  useAnnouncedEnd(hasEnded);
  return (
    <PublicFrame name={name} hasHowto={hasHowto}>
      <Outlet />
    </PublicFrame>
  );
}

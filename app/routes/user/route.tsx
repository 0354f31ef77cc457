import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Outlet, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type BarItem, Bars } from "~/components/bars";
import * as css from "~/components/bars.css";
import { Icon } from "~/components/icon";
import { ErrorPage } from "~/errors/error-page";
import { operatorName } from "~/operator/info.server";
import { requireMember } from "~/session/guard.server";

export const handle = { i18n: ["public", "member"] };

/** Every screen under /user is for members (specification, section 6). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [name] = await Promise.all([operatorName(context), requireMember(request, context)]);
  return { name };
}

/** The frame's own data does not change while it is open; what ends the session ends the page. */
export function shouldRevalidate() {
  return false;
}

const items = [{ to: "/user/home", icon: "home", text: "member:frame.home" }] as const;

export default function MemberLayout() {
  const { t } = useTranslation(["public", "member"]);
  const { name } = useLoaderData<typeof loader>();
  const menu: BarItem[] = items.map(({ to, icon, text }) => ({ to, icon, label: t(text) }));
  const logout = (
    <Form method="post" action="/logout" reloadDocument>
      <button type="submit" className={css.action} aria-label={t("member:frame.logout")}>
        <Icon name="logout" />
      </button>
    </Form>
  );
  return (
    <Bars name={name} homePath="/user/home" items={menu} action={logout}>
      <Outlet />
    </Bars>
  );
}

export { ErrorPage as ErrorBoundary };

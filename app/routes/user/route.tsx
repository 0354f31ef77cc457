import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type BarItem, Bars } from "~/components/bars";
import * as css from "~/components/bars.css";
import { Icon } from "~/components/icon";
import { ErrorPage } from "~/errors/error-page";
import { conditionsOf } from "~/operator/house-texts.server";
import { operatorName } from "~/operator/info.server";
import { useEndInOtherTabs, useNoReturn } from "~/session/end-of-session";
import { requireMember } from "~/session/guard.server";
import { ConditionsDialog } from "./conditions-dialog";
import { dialogSearch } from "./dialog-search";

export const handle = { i18n: ["public", "member"] };

/** Every screen under /user is for members (specification, section 6). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const wantsConditions = new URL(request.url).searchParams.get("dialog") === "conditions";
  const { places } = context.sessions;
  const [name, conditions, draft] = await Promise.all([
    operatorName(context),
    wantsConditions ? conditionsOf(context) : undefined,
    places.find(request, member.key),
  ]);
  const frame = {
    name,
    conditions: wantsConditions ? { conditions } : null,
    conditionsMs: context.brand.delays.conditionsMs,
    toastMs: context.brand.delays.toastMs,
    draft: draft && { path: draft.path, values: draft.values },
  };
  return data(frame, draft ? { headers: { "set-cookie": places.forget() } } : undefined);
}

/** The frame's own data does not change while it is open; what ends the session ends the page. */
export function shouldRevalidate() {
  return false;
}

const CONDITIONS = "?dialog=conditions";

const items = [
  { to: "/user/profile", icon: "user", text: "member:frame.profile" },
  { to: CONDITIONS, icon: "list", text: "member:frame.conditions" },
  { to: "/user/home", icon: "home", text: "member:frame.home" },
  { to: "/user/statement", icon: "receipt", text: "member:frame.statement" },
  { to: "/user/contact", icon: "chat", text: "member:frame.contact" },
] as const;

export default function MemberLayout() {
  const { t } = useTranslation(["public", "member"]);
  const { name, conditions, conditionsMs } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const isReadingConditions = new URLSearchParams(search).get("dialog") === "conditions";
  useEndInOtherTabs();
  useNoReturn();
  const menu: BarItem[] = items.map(({ to, icon, text }) => ({
    to: to === CONDITIONS ? dialogSearch(search, "conditions") : to,
    icon,
    label: t(text),
  }));
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
      {isReadingConditions ? <ConditionsDialog initial={conditions} delayMs={conditionsMs} /> : null}
    </Bars>
  );
}

export { ErrorPage as ErrorBoundary };

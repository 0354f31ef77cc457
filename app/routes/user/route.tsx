import { data, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useMatches,
} from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { chatOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/opening/chat-launcher";
import { Icon } from "~/components/icon";
import { LoadingBar } from "~/components/loading-bar";
import { omitEmpty } from "~/document/omit-empty";
import { type PageHandle, pageHas } from "~/document/route-handle";
import { BoundForm, PageOwner } from "~/form/bound-form";
import { takeFlash } from "~/form/flash.server";
import { FlashMessage } from "~/form/flash-message";
import { conditionsOf } from "~/lookups/legal-texts.server";
import { operatorName } from "~/lookups/operator-name.server";
import { requireMember } from "~/member/guard.server";
import { pageOwner } from "~/member/page-owner.server";
import { paths } from "~/paths";
import { useEndInOtherTabs } from "~/session/end-of-session";
import { AppShell, type NavigationItem } from "~/shell/app-shell";
import * as css from "~/shell/app-shell.css";
import { ErrorPage } from "~/shell/error-page";
import { memberFrame, navFoot } from "~/shell/member-frame.css";
import { ConditionsDialog } from "./conditions-dialog";
import { dialogSearch, openDialog } from "./dialog-search";
import { restoreForm } from "./restore-form.server";
import { RealityCheck } from "./safer-play/reality-check";
import { RealityLine } from "./safer-play/reality-line";
import { realityDueIn, realityFacts } from "./safer-play/safer-play.server";

export const handle: PageHandle = { i18n: ["public", "member", "reality"], linksStyles: true };

/** Every screen under /user requires a member (specification, section 6). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const dialog = openDialog(new URL(request.url).search);
  const wantsConditions = dialog === "conditions";
  const realityInMs = realityDueIn(request, member, context);
  const wantsReality = dialog === "reality" && realityInMs !== null;
  const place = { placement: "everywhere", isMember: true } as const;
  const [name, conditions, reality, taken, { flash, forget }, chat, currency, session] = await Promise.all([
    operatorName(context),
    wantsConditions ? conditionsOf(context) : undefined,
    wantsReality ? realityFacts(member, context) : null,
    restoreForm(request, member, context),
    takeFlash(request, context),
    chatOffer(request, place, context),
    member.currency(),
    context.sessions.tagOf(request),
  ]);
  const frame = {
    name,
    conditions: wantsConditions ? { conditions } : null,
    conditionsMs: context.brand.delays.conditionsMs,
    loaderMs: context.brand.delays.loaderMs,
    realityInMs,
    reality,
    toastMs: context.brand.delays.toastMs,
    draft: taken.draft,
    flash,
    chat,
    currency,
    owner: pageOwner(member.key, context),
    session,
  };
  const headers = new Headers();
  for (const cookie of [taken.forget, forget]) if (cookie) headers.append("set-cookie", cookie);
  return data(omitEmpty(frame), { headers });
}

/** The frame's own data stays the same while it is open, except for messages after a form. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && formMethod !== undefined && formMethod !== "GET";
}

const CONDITIONS = "?dialog=conditions";

const items = [
  { to: paths.profile, icon: "user", text: "frame.profile" },
  { to: CONDITIONS, icon: "list", text: "frame.conditions" },
  { to: paths.home, icon: "home", text: "frame.home" },
  { to: paths.statement, icon: "receipt", text: "frame.statement" },
  { to: paths.memberContact, icon: "chat", text: "frame.contact" },
] as const;

export default function MemberLayout() {
  const { t } = useTranslation("member");
  const { name, conditions, conditionsMs, loaderMs, flash, realityInMs, reality, chat, owner, session } =
    useLoaderData<typeof loader>();
  const { search } = useLocation();
  const isReadingConditions = openDialog(search) === "conditions";
  const isAlone = pageHas("standsAlone", useMatches());
  useEndInOtherTabs(session);
  const menu: NavigationItem[] = items.map(({ to, icon, text }) => ({
    to: to === CONDITIONS ? dialogSearch(search, "conditions") : to,
    icon,
    label: t(text),
  }));
  const logout = (
    <BoundForm method="post" action={paths.logout} reloadDocument>
      <button type="submit" className={css.action} aria-label={t("frame.logout")}>
        <Icon name="logout" />
      </button>
    </BoundForm>
  );
  return (
    <PageOwner.Provider value={owner}>
      <ChatLauncher offer={chat ?? null}>
        <AppShell
          name={name}
          homePath={paths.home}
          items={menu}
          kind="member"
          frame={memberFrame}
          foot={navFoot}
          isAlone={isAlone}
          action={logout}
        >
          <LoadingBar delayMs={loaderMs} />
          <RealityLine dueInMs={realityInMs ?? null} />
          <FlashMessage flash={flash ?? null}>
            <Outlet />
          </FlashMessage>
          <RealityCheck dueInMs={realityInMs ?? null} initial={reality ?? null} />
          {isReadingConditions ? (
            <ConditionsDialog initial={conditions ?? null} delayMs={conditionsMs} />
          ) : null}
        </AppShell>
      </ChatLauncher>
    </PageOwner.Provider>
  );
}

export { ErrorPage as ErrorBoundary };

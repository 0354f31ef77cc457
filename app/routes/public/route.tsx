import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { chatOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/opening/chat-launcher";
import { LoadingBar } from "~/components/loading-bar";
import type { RequestContext } from "~/context";
import { pageHas } from "~/document/route-handle";
import { takeFlash } from "~/form/flash.server";
import { FlashMessage } from "~/form/flash-message";
import { operatorName } from "~/lookups/operator-name.server";
import { endStaleSession } from "~/member/stale-session.server";
import { paths } from "~/paths";
import { useAnnouncedEnd } from "~/session/end-of-session";
import { AppShell, type NavigationItem } from "~/shell/app-shell";
import { pngIconPath } from "~/shell/brand-icons.server";
import { guestFrame, posterFrame } from "~/shell/frame.css";
import { Poster } from "~/shell/poster";

export const handle = { i18n: "public" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const place = { placement: "everywhere", isMember: false } as const;
  const ended = await findEndedSession(request, context);
  const [cleared, name, { flash, forget }, chat] = await Promise.all([
    endStaleSession(request, context),
    operatorName(context),
    takeFlash(request, context),
    chatOffer(request, place, context),
  ]);
  const { brand, locale, texts, publicOrigin = "" } = context;
  const tagline = brand.tagline?.[locale] ?? texts.t(locale)("public:login.tagline");
  const headers = new Headers(cleared);
  if (forget) headers.append("set-cookie", forget);
  const { loaderMs, toastMs } = brand.delays;
  const hasHowto = brand.features.howto;
  const picture = publicOrigin + pngIconPath("512");
  const frame = { name, tagline, picture, hasHowto, endedSession: ended, loaderMs, toastMs, flash, chat };
  return data(frame, { headers });
}

/** The tag of the session that this page ends, or that has just ended: the browser's other tabs are told. */
async function findEndedSession(
  request: Request,
  { isDocument, sessions }: RequestContext,
): Promise<string | undefined> {
  if (!isDocument) return undefined;
  return (await sessions.tagOf(request)) ?? (await sessions.ended.find(request))?.session;
}

export default function PublicLayout() {
  const { name, tagline, hasHowto, endedSession, loaderMs, flash, chat } = useLoaderData<typeof loader>();
  const matches = useMatches();
  useAnnouncedEnd(endedSession);
  return (
    <ChatLauncher offer={chat}>
      <PublicFrame
        name={name}
        hasHowto={hasHowto}
        poster={pageHas("hasPoster", matches) ? tagline : undefined}
        isLong={matches.some(isLoginAfterEnd)}
        isStep={pageHas("isStep", matches)}
      >
        <LoadingBar delayMs={loaderMs} />
        <FlashMessage flash={flash}>
          <Outlet />
        </FlashMessage>
      </PublicFrame>
    </ChatLauncher>
  );
}

/** Whether it is the login page after the end of a session, which says above its form why it ended. */
function isLoginAfterEnd({ data }: { data: unknown }): boolean {
  return typeof data === "object" && data !== null && "ended" in data && data.ended !== null;
}

const menuItems = [
  { to: paths.login, icon: "home", text: "nav.login" },
  { to: paths.register, icon: "userPlus", text: "nav.register" },
  { to: paths.howto, icon: "play", text: "nav.howto" },
  { to: paths.contact, icon: "chat", text: "nav.contact" },
] as const;

interface PublicFrameProps {
  name: string;
  /** Whether the brand has how-to videos. */
  hasHowto: boolean;
  /** The poster's line, on screens that show it. */
  poster?: string;
  /** The screen is longer than usual, so that a phone shows less of the poster. */
  isLong: boolean;
  /** A step of the registration: a phone shows only the poster's band. */
  isStep: boolean;
  children: ReactNode;
}

/** Brand and language at the top, the public menu at the bottom (specification, section 2). */
function PublicFrame({ name, hasHowto, poster, isLong, isStep, children }: PublicFrameProps) {
  const { t } = useTranslation();
  const menu: NavigationItem[] = menuItems
    .filter(({ to }) => hasHowto || to !== paths.howto)
    .map(({ to, icon, text }) => ({ to, icon, label: t(text) }));
  const shows = isStep ? "band" : isLong ? "less" : "all";
  return (
    <AppShell
      name={name}
      homePath={paths.login}
      items={menu}
      kind="guest"
      frame={poster === undefined ? guestFrame : posterFrame}
      poster={poster === undefined ? undefined : <Poster line={poster} shows={shows} />}
      isStep={isStep}
    >
      {children}
    </AppShell>
  );
}

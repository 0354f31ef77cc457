import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { chatOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/widget/chat-launcher";
import { LoadingBar } from "~/components/loading-bar";
import type { RequestContext } from "~/context";
import { pageHas } from "~/document/route-handle";
import { takeFlash } from "~/form/flash.server";
import { FlashMessage } from "~/form/flash-message";
import { operatorName } from "~/lookups/operator-name.server";
import { endStaleSession } from "~/member/stale-session.server";
import { useAnnouncedEnd } from "~/session/end-of-session";
import { iconPath } from "~/shell/icons";
import { PublicFrame } from "./public-frame";

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
  const picture = publicOrigin + iconPath("512");
  const frame = { name, tagline, picture, hasHowto, endedSession: ended, loaderMs, toastMs, flash, chat };
  return data(frame, { headers });
}

/** The session that this page ends or that has just ended, for the browser's other tabs. */
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
        isLong={matches.some(saysWhyEnded)}
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

/** Whether it is the login page after the end of a session, which says why above its form. */
function saysWhyEnded({ data }: { data: unknown }): boolean {
  return typeof data === "object" && data !== null && "ended" in data && data.ended !== null;
}

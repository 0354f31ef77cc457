import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { chatOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/widget/chat-launcher";
import { LoadingBar } from "~/components/loading-bar";
import { pageHas } from "~/document/route-handle";
import { takeFlash } from "~/form/flash.server";
import { FlashMessage } from "~/form/flash-message";
import { operatorName } from "~/lookups/info.server";
import { endStaleSession } from "~/member/stale-session.server";
import { useAnnouncedEnd } from "~/session/end-of-session";
import { iconPath } from "~/shell/icons";
import { PublicFrame } from "./public-frame";

export const handle = { i18n: "public" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const place = { placement: "everywhere", isMember: false } as const;
  const [ended, name, { flash, forget }, chat] = await Promise.all([
    endStaleSession(request, context),
    operatorName(context),
    takeFlash(request, context),
    chatOffer(request, place, context),
  ]);
  const { brand, locale, texts, isDocument, publicOrigin = "" } = context;
  const tagline = brand.tagline?.[locale] ?? texts.t(locale)("public:login.tagline");
  const headers = new Headers(ended);
  if (forget) headers.append("set-cookie", forget);
  const { loaderMs, toastMs } = brand.delays;
  const hasHowto = brand.features.howto;
  const picture = publicOrigin + iconPath("512");
  const frame = { name, tagline, picture, hasHowto, hasEnded: isDocument, loaderMs, toastMs, flash, chat };
  return data(frame, { headers });
}

export default function PublicLayout() {
  const { name, tagline, hasHowto, hasEnded, loaderMs, flash, chat } = useLoaderData<typeof loader>();
  const matches = useMatches();
  useAnnouncedEnd(hasEnded);
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
        <FlashMessage flash={flash} />
        <Outlet />
      </PublicFrame>
    </ChatLauncher>
  );
}

/** Whether it is the login page after the end of a session, which says why above its form. */
function saysWhyEnded({ data }: { data: unknown }): boolean {
  return typeof data === "object" && data !== null && "ended" in data && data.ended !== null;
}

import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useBrand } from "~/brand";
import { LinkButton } from "~/components/button";
import { useIsOnline } from "~/components/connection";
import { Notice } from "~/components/notice";
import type { Failure, FailureKind } from "./failure.server";

const words = {
  operator: ["error.operatorHeading", "error.operatorText"],
  unavailable: ["error.unavailableHeading", "error.unavailableText"],
  notFound: ["notFound.heading", "notFound.text"],
  other: ["error.heading", "error.text"],
} as const satisfies Record<FailureKind | "other", readonly [string, string]>;

function failureOf(error: unknown): Partial<Failure> {
  if (!isRouteErrorResponse(error)) return {};
  if (error.status === 404) return { kind: "notFound" };
  return typeof error.data === "object" ? (error.data as Failure) : {};
}

/** A screen that could not come for want of a connection: asked for again when that is back, in the same document. */
function OfflineScreen({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <Notice heading={t("offline.heading")} text={t("offline.text")}>
      <LinkButton to={address} replace>
        {t("common.retry")}
      </LinkButton>
    </Notice>
  );
}

function useRetryOnReturn(isOnline: boolean, address: string): void {
  const navigate = useNavigate();
  const wasOffline = useRef(false);
  useEffect(
    function retryOnReturn() {
      if (isOnline && wasOffline.current) navigate(address, { replace: true });
      wasOffline.current = !isOnline;
    },
    [isOnline, address, navigate],
  );
}

/** The calm page for whatever went wrong: what it means, what to do, a reference; never a stack. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const failure = failureOf(useRouteError());
  const brand = useBrand();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isOnline = useIsOnline();
  useRetryOnReturn(isOnline, address);
  if (!isOnline) return <OfflineScreen address={address} />;
  const kind = failure.kind ?? "other";
  const [heading, text] = words[kind];
  const reference = kind === "notFound" ? undefined : (failure.reference ?? brand?.requestId);
  return (
    <Notice
      figure={kind === "notFound" ? t("notFound.code") : undefined}
      heading={t(heading)}
      text={t(text)}
      reference={reference && `${t("error.reference")}: ${reference}`}
    >
      <LinkButton to={kind === "notFound" ? "/user" : address} reloadDocument>
        {t(kind === "notFound" ? "notFound.home" : "common.retry")}
      </LinkButton>
    </Notice>
  );
}

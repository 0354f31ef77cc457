import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Notice } from "~/components/notice";
import { useBrand } from "~/document/brand";
import { useIsOnline } from "~/document/connection";
import { unansweredForm } from "~/document/sent-form";
import { paths } from "~/paths";
import { ContactButton } from "./contact-button";
import type { Failure } from "./failure.server";
import { failureWords } from "./failure-words";
import { UnansweredScreen } from "./unanswered-screen";

function failureOf(error: unknown): Partial<Failure> {
  if (!isRouteErrorResponse(error)) return {};
  if (error.status === 404) return { kind: "notFound" };
  if (error.status === 405) return { kind: "wrongMethod" };
  return typeof error.data === "object" ? (error.data as Failure) : {};
}

/**
 * Shown when a screen could not load because the device is offline; loads it again, in the same document, when the
 * connection is back.
 */
function OfflineScreen({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <Notice heading={t("offline.heading")} text={t("offline.later")}>
      <LinkButton to={address} replace isWide>
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

/** The page for any failure: what it means, what to do and a reference; never a stack trace. */
export function ErrorScreen() {
  const error = useRouteError();
  // As it was when the screen came: the router goes on. An answer that cannot be read is none.
  const form = useMemo(() => (isRouteErrorResponse(error) ? null : unansweredForm()), [error]);
  return form ? <UnansweredScreen form={form} /> : <FailureScreen failure={failureOf(error)} />;
}

function FailureScreen({ failure }: { failure: Partial<Failure> }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isOnline = useIsOnline();
  useRetryOnReturn(isOnline, address);
  if (!isOnline) return <OfflineScreen address={address} />;
  const kind = failure.kind ?? "other";
  const [heading, text] = failure.text ? failureWords.badRequest : failureWords[kind];
  const leadsHome = kind === "notFound" || kind === "otherAccount";
  const reference = leadsHome ? undefined : (failure.reference ?? brand?.requestId);
  return (
    <Notice
      figure={kind === "notFound" ? t("notFound.code") : undefined}
      heading={t(heading)}
      text={failure.text ?? t(text)}
      reference={reference && `${t("error.reference")}: ${reference}`}
    >
      {kind === "unread" && (
        <LinkButton to={paths.statement} reloadDocument isWide>
          {t("error.history")}
        </LinkButton>
      )}
      <LinkButton
        to={leadsHome ? paths.user : address}
        reloadDocument
        variant={kind === "unread" ? "quiet" : undefined}
        isWide
      >
        {t(leadsHome ? "notFound.home" : "common.retry")}
      </LinkButton>
      <ContactButton />
    </Notice>
  );
}

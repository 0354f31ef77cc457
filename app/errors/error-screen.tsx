import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
  useSubmit,
} from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { Icon } from "~/components/icon";
import { Notice } from "~/components/notice";
import { useBrand } from "~/document/brand";
import { useIsOnline } from "~/document/connection";
import { AGAIN } from "~/document/kept-fields";
import { type SentForm, unansweredForm } from "~/document/sent-form";
import { paths } from "~/paths";
import { errorPageWords } from "./error-page-words";
import type { Failure } from "./failure.server";

/** The screen for any failure: what it means, what to do and a reference; never a stack trace. */
export function ErrorScreen() {
  const error = useRouteError();
  // Read once, because the router goes on. An answer that cannot be read counts as none.
  const form = useMemo(() => (isRouteErrorResponse(error) ? null : unansweredForm()), [error]);
  return form ? <UnansweredScreen form={form} /> : <FailureScreen failure={failureOf(error)} />;
}

function failureOf(error: unknown): Partial<Failure> {
  if (!isRouteErrorResponse(error)) return {};
  if (error.status === 404) return { kind: "notFound" };
  if (error.status === 405) return { kind: "wrongMethod" };
  return typeof error.data === "object" ? (error.data as Failure) : {};
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
  const [heading, text] = failure.text ? errorPageWords.badRequest : errorPageWords[kind];
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

/**
 * Shown when a form that starts an operation got no answer. The member may send it again as it was: an intent is
 * executed at most once, so the answer tells what became of the first (product.md, Money).
 */
function UnansweredScreen({ form: { fields, to } }: { form: SentForm }) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  function send() {
    fields.set(AGAIN, "1");
    submit(fields, to);
  }
  return (
    <Notice heading={t("error.unansweredHeading")} text={t("error.unansweredText")}>
      <Button isWide isBusy={isBusy} onClick={send}>
        {t("common.retry")}
      </Button>
      <LinkButton to={paths.statement} reloadDocument variant="quiet" isWide>
        {t("error.history")}
      </LinkButton>
      <ContactButton />
    </Notice>
  );
}

/** The last thing that an error screen offers. */
function ContactButton() {
  const { t } = useTranslation();
  return (
    <LinkButton to={paths.contact} reloadDocument variant="quiet" isWide>
      <Icon name="chat" />
      {t("contact.title")}
    </LinkButton>
  );
}

import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useBrand } from "~/brand";
import { LinkButton } from "~/components/button";
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

/** The calm page for whatever went wrong: what it means, what to do, a reference; never a stack. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const failure = failureOf(useRouteError());
  const brand = useBrand();
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
      <LinkButton to={kind === "notFound" ? "/user" : ""} reloadDocument>
        {t(kind === "notFound" ? "notFound.home" : "common.retry")}
      </LinkButton>
    </Notice>
  );
}

import { data } from "@remix-run/node";

/** Why a page cannot be shown; the error screen has a text for each. */
export type FailureKind = keyof typeof failureStatus;

export interface Failure {
  kind: FailureKind;
  /** The operator's own reason, which replaces the general text. */
  text?: string;
  /** The request's id, for support; if absent, the page fills it in. */
  reference?: string;
}

export const failureStatus = {
  badRequest: 400,
  forbidden: 403,
  notFound: 404,
  wrongMethod: 405,
  otherAccount: 409,
  tooLarge: 413,
  wrongType: 415,
  other: 500,
  operator: 502,
  unavailable: 503,
  unread: 503,
  overloaded: 503,
} as const;

export const failureKinds = Object.keys(failureStatus) as FailureKind[];

/** An error page to throw in place of the requested page. */
export function failure(kind: FailureKind, context?: { requestId: string }, text?: string) {
  const body: Failure = { kind, text, reference: context?.requestId };
  return data(body, { status: failureStatus[kind] });
}

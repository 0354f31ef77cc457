import type { FailureKind } from "./failure.server";

const request = ["error.requestHeading", "error.requestText"] as const;

export const errorPageWords = {
  badRequest: request,
  wrongMethod: request,
  wrongType: request,
  forbidden: ["error.forbiddenHeading", "error.forbiddenText"],
  otherAccount: ["error.otherAccountHeading", "error.otherAccountText"],
  tooLarge: ["error.tooLargeHeading", "error.tooLargeText"],
  notFound: ["notFound.heading", "notFound.text"],
  operator: ["error.operatorHeading", "error.operatorText"],
  unavailable: ["error.unavailableHeading", "error.unavailableText"],
  unread: ["error.unreadHeading", "error.unreadText"],
  overloaded: ["error.overloadedHeading", "error.overloadedText"],
  other: ["error.heading", "error.text"],
} as const satisfies Record<FailureKind, readonly [string, string]>;

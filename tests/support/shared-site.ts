import { afterAll, beforeAll } from "vitest";
import type { OperatorUnderTest } from "../contract/operator-under-test";
import { startApp, type TestApp } from "./app";
import { sharedOperator } from "./shared-operator";

export interface SharedSite {
  operator: OperatorUnderTest;
  app: TestApp;
}

/** One operator and app for all tests of a file; their URLs are available once the first of them begins. */
export function sharedSite(
  environment: Record<string, string> = {},
  limits?: Parameters<typeof startApp>[1],
): SharedSite {
  const operator = sharedOperator();
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await startApp({ OPERATOR_API_URL: operator.url, ...environment }, limits));
  });
  afterAll(() => app.stop());
  return { operator, app };
}

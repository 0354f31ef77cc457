import { afterAll, beforeAll } from "vitest";
import type { SandboxOptions } from "../../scripts/sandbox/start-sandbox";
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
  atOperator?: SandboxOptions,
): SharedSite {
  const operator = sharedOperator(atOperator);
  const app = {} as TestApp;
  beforeAll(async () => {
    const own = {
      OPERATOR_API_URL: operator.url,
      EXTRA_PROVIDER_HOSTS: new URL(operator.providerUrl).host,
    };
    Object.assign(app, await startApp({ ...own, ...environment }, limits));
  });
  afterAll(() => app.stop());
  return { operator, app };
}

import { afterAll, afterEach, beforeAll } from "vitest";
import type { SandboxOptions } from "../../scripts/sandbox/start-sandbox";
import { OperatorClient, type OperatorUnderTest, startOperator } from "../contract/operator-under-test";

/** One operator for all tests of a file or a group; its URL is available once the first of them begins. */
export function sharedOperator(options: SandboxOptions = {}): OperatorUnderTest {
  const operator = new OperatorClient("") as OperatorUnderTest;
  beforeAll(async () => {
    Object.assign(operator, await startOperator(options));
  });
  afterAll(() => operator.close());
  return operator;
}

/** The same, with settings, faults, wire variety, clock and record reset after each test; members and money stay. */
export function freshOperator(options: SandboxOptions = {}): OperatorUnderTest {
  const operator = sharedOperator(options);
  afterEach(() => operator.control("POST", "/reset", {}));
  return operator;
}

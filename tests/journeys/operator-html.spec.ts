import { expect, test } from "playwright/test";
import { runningAttacks } from "./html-attacks";

/**
 * A part of the attacks; the others are tried in operator-html.qa.spec.ts, and all against the sanitiser in app/html.
 */
const everyNth = 12;

test("attacks that run without sanitiser and policy do not run with one of the two alone", async ({
  context,
}) => {
  const open = { isSanitised: false, hasPolicy: false };
  expect((await runningAttacks(context, { ...open, everyNth })).length).toBeGreaterThan(10);
  for (const guards of [
    { isSanitised: true, hasPolicy: false },
    { isSanitised: false, hasPolicy: true },
  ]) {
    expect(await runningAttacks(context, { ...guards, everyNth }), JSON.stringify(guards)).toEqual([]);
  }
});

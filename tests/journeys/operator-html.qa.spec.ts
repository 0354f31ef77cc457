import { expect, test } from "playwright/test";
import { attacks } from "../attacks/strings";
import { runningAttacks } from "./html-attacks";

test.slow();

test("the attacks are real: without sanitiser and policy more than 150 of them run", async ({ context }) => {
  const ran = await runningAttacks(context, { isSanitised: false, hasPolicy: false });
  expect(ran.length).toBeGreaterThan(150);
});

test("with the policy switched off, the sanitiser alone lets none of at least 200 attacks run", async ({
  context,
}) => {
  expect(attacks.length).toBeGreaterThanOrEqual(200);
  expect(await runningAttacks(context, { isSanitised: true, hasPolicy: false })).toEqual([]);
});

test("with the sanitiser switched off, the policy alone lets none of them run", async ({ context }) => {
  expect(await runningAttacks(context, { isSanitised: false, hasPolicy: true })).toEqual([]);
});

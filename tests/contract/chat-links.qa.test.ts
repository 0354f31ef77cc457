import { expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import { expectNothingLost } from "./chat-links";

const operator = sharedOperator();

it("5 link drops of 3 s at 10 messages a second: lost 0, doubled 0, rejoined within 5 s [4.28]", async () => {
  const waits = await expectNothingLost(operator, { drops: 5, downMs: 3_000 });
  expect(Math.max(...waits)).toBeLessThan(5_000);
});

import { readAttacks } from "./chat-attacks";
import { test } from "./fixtures";

test("50 attacks run nothing, in any place of a message", async ({ chat }) => {
  test.slow();
  await readAttacks(chat, 50);
});

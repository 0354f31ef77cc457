import { readAttacks } from "./chat-attacks";
import { ChatRoom } from "./chat-room";
import { test } from "./fixtures";

test("50 attacks run nothing, in any place of a message", async ({
  signedIn: page,
  brand,
  sandbox,
  member,
}) => {
  test.slow();
  await readAttacks(page, new ChatRoom(page, brand, sandbox, member), 50);
});

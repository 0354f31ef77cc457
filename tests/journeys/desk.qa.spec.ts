import { ChatRoom, openDesk } from "./chat-room";
import { expect, test } from "./fixtures";

test("the desk shows what came between its page and its link to the sandbox", async ({
  page,
  context,
  brand,
  member,
  sandbox,
}) => {
  const chat = new ChatRoom(page, brand, sandbox, member);
  await chat.fill(1);
  let link = () => {};
  const linked = new Promise<void>((resolve) => {
    link = resolve;
  });
  await context.route("**/desk/events", (route) => linked.then(() => route.continue()));
  const desk = await openDesk(context, sandbox, chat.room);
  const messages = desk.locator("#thread").getByRole("listitem");
  await expect(messages).toHaveCount(1);
  await chat.fill(1);
  link();
  await expect(messages).toHaveCount(2);
});

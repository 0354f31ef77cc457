import { expect, test } from "./fixtures";

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with script" : "without script", () => {
    test.use({ hasScript });

    test("a member writes to staff and reads the answer", async ({
      signedIn: phone,
      member,
      brand,
      sandbox,
    }) => {
      const { t } = brand;
      const room = `room-${member._id}`;
      const messages = async () =>
        (await sandbox.control<{ messages: number }>("GET", `/chat/rooms/${room}`)).messages;
      await phone.open("/user/contact");
      await phone.press(t("public:contact.chat"));
      await phone.fill({ css: "textarea" }, "My deposit has not come");
      await phone.press(t("chat:compose.send"));
      const log = hasScript ? "[role=log]" : "main li";
      await phone.see("My deposit has not come", log);
      await expect(async () => expect(await messages()).toBe(1)).toPass({ timeout: 30_000 });
      const answer = { room, username: member.username, message: "We are looking" };
      await sandbox.control("POST", "/chat/send", answer);
      if (!hasScript) await phone.press(t("chat:newest"));
      await phone.see("We are looking", log);
      expect(await messages()).toBe(2);
    });
  });
}

import { ChatRoom } from "./chat-room";
import { test } from "./fixtures";
import { GameScreen } from "./game-screen";
import { expectPictures } from "./picture";
import { befriend } from "./rewards";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("contact, profile and a game account look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const { money } = brand;
  await page.goto("/contact");
  await expectPictures(page, "contact");
  const walletAmount = money(12_345.67);
  const games = { JOKER: money(1_000) };
  await signIn(
    page.context(),
    await sandbox.make({ name: "Ann", walletAmount, games, bankAccountNo: "0123456789" }),
  );
  await page.goto("/user/profile");
  await expectPictures(page, "profile");
  await new GameScreen(page, brand, "JOKER").visit();
  await expectPictures(page, "game");
});

test("the chat and inviting friends look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const { features } = brand.config;
  const member = await sandbox.make({ name: "Ann", walletAmount: brand.money(100) });
  await signIn(page.context(), member);
  if (features.chat) {
    const chat = new ChatRoom(page, brand, sandbox, member);
    await chat.openOnContact();
    await chat.write("Hello");
    await chat.log.getByText(brand.t("chat:sent")).waitFor();
    await chat.staff({ message: "How can we help?" });
    await chat.log.getByText("How can we help?").waitFor();
    await expectPictures(page, "chat");
  }
  if (features.invite) {
    await befriend({ brand, member, sandbox });
    await page.goto("/user/home/invite");
    await expectPictures(page, "banners");
    await page.goto("/user/home/invite?page=1");
    // The code holds this run's own address: shared-pictures.brands.spec.ts reads it with a camera.
    await expectPictures(page, "invite", {
      mask: [page.getByRole("img", { name: brand.t("rewards:invite.card.alt") })],
    });
  }
});

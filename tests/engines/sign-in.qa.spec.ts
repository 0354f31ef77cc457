import { expect, test } from "./fixtures";

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with script" : "without script", () => {
    test.use({ hasScript });

    test("a member signs in with phone and password, and sees the wallet", async ({
      phone,
      member,
      brand,
      sandbox,
    }) => {
      await phone.open("/login");
      await phone.fill("username", member.username);
      await phone.fill("password", "not the password");
      await phone.press(brand.t("public:login.submit"));
      await phone.see(brand.say("errors:WRONG_PASSWORD"), "[role=alert]");
      await phone.fill("password", member.password);
      await phone.press(brand.t("public:login.submit"));
      await phone.seePath("/user/home");
      await phone.see(brand.priced(brand.money(1_300.5)), "main");
      const calls = await sandbox.callsOf(member, "account.login");
      expect(calls.map(({ status }) => status)).toEqual([401, 200]);
    });
  });
}

test("while a guest signs in, the sheet that home links is loaded in every engine", async ({ phone }) => {
  await phone.open("/login");
  await expect(async () => {
    const loaded = (await phone.loaded()).map((address) => new URL(address).pathname);
    expect(loaded.filter((path) => /^\/assets\/styles-[\w-]+\.css$/.test(path))).toHaveLength(1);
  }).toPass({ timeout: 30_000 });
});

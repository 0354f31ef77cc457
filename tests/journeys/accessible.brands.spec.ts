import { test } from "./fixtures";
import { visitMemberScreens, visitPublicScreens } from "./screens";

test("every public screen is accessible, refused and with its menu open", async ({
  page,
  house,
  brand,
  member,
  sandbox,
  axe,
}) => {
  await visitPublicScreens({ page, url: house.url, brand, member, sandbox }, () => axe(page));
});

test("every screen of members is accessible, with its dialogs open and its outcomes", async ({
  signedIn: page,
  house,
  brand,
  member,
  sandbox,
  axe,
}) => {
  test.slow();
  await visitMemberScreens({ page, url: house.url, brand, member, sandbox }, () => axe(page));
});

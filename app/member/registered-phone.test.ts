import { expect, it } from "vitest";
import { createSeals } from "~/session/seal.server";
import { CookieJar } from "../../tests/support/cookies";
import { firstSecret } from "../../tests/support/sessions";
import { registeredPhoneOf } from "./registered-phone.server";

const cookieOf = (value = "") => new Headers({ "set-cookie": value });

it("a phone that has registered here is known for half an hour, until the sign-in, and unreadable in the cookie", async () => {
  const clock = { now: 0 };
  const phone = registeredPhoneOf({ seals: createSeals([firstSecret]), isSecure: false }, () => clock.now);
  const jar = new CookieJar();
  expect(await phone.find(jar.request())).toBeUndefined();
  expect(phone.forget(jar.request())).toBeUndefined();
  const cookie = await phone.keep("0812345678");
  expect(cookie).not.toContain("0812345678");
  jar.take(cookieOf(cookie));
  expect(await phone.find(jar.request())).toBe("0812345678");
  clock.now = 30 * 60_000;
  expect(await phone.find(jar.request())).toBeUndefined();
  clock.now = 0;
  jar.take(cookieOf(phone.forget(jar.request())));
  expect(await phone.find(jar.request())).toBeUndefined();
  expect(await phone.find(new Request("http://x/", { headers: { cookie: "registered=0812345678" } }))).toBe(
    undefined,
  );
});

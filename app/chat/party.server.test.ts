import { expect, it } from "vitest";
import { createSeals } from "~/session/seal.server";
import { CookieJar } from "../../tests/support/cookies";
import { firstSecret } from "../../tests/support/sessions";
import { findGuestId, newGuest } from "./party.server";

const parts = { seals: createSeals([firstSecret]), isSecure: true };

function browserWith(value: string): Request {
  const headers = new Headers({ "set-cookie": `guest-id=${value}; Path=/` });
  return new CookieJar().take(headers).request();
}

it("a guest is known again by the cookie that we made, and by no other [3.36 6.02]", () => {
  const { id, cookie } = newGuest(parts);
  const value = /guest-id=([^;]+)/.exec(cookie)?.[1] ?? "";
  expect(cookie).toContain("; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000");
  expect(findGuestId(browserWith(value), parts)).toBe(id);
  const [, proof = ""] = value.split(".");
  for (const forged of ["", "1", id, `${id}.`, `1.${proof}`, `${id}.${proof.slice(1)}`, `.${proof}`]) {
    expect(findGuestId(browserWith(forged), parts)).toBeUndefined();
  }
  const others = createSeals(["another-secret-of-at-least-32-characters"]);
  expect(findGuestId(browserWith(value), { ...parts, seals: others })).toBeUndefined();
  expect(newGuest(parts).id).not.toBe(id);
});

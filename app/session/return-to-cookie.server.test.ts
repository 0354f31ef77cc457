import { describe, expect, it } from "vitest";
import { postedFields, returnToFor } from "~/member/what-to-return-to.server";
import { createReturnToCookie } from "./return-to-cookie.server";
import { createSeals } from "./seal.server";

const secret = "a-secret-of-at-least-32-characters-long";
const placesAt = (now = () => 0, secrets = [secret]) =>
  createReturnToCookie({ seals: createSeals(secrets), isSecure: false, now });

const asked = (path: string, init?: RequestInit) => new Request(`http://local.invalid${path}`, init);
const posted = (path: string, fields: Record<string, string>) =>
  asked(path, { method: "POST", body: new URLSearchParams(fields) });
const returnToOf = async (request: Request) => returnToFor(request, await postedFields(request));
const back = (cookie: string) =>
  asked("/login", { method: "POST", headers: { cookie: cookie.split(";")[0] ?? "" } });

describe("the place that a member left", () => {
  it("is the screen with what stood in its form, without secrets, and the intent by itself", async () => {
    const form = {
      name: "มาลี",
      bankAccountNo: "1234567890",
      oldPassword: "secret",
      newPassword: "secret",
      confirmPassword: "secret",
      otpCode: "123456",
      link: "https://gift.truemoney.com/campaign/?v=x",
      intent: "abc",
      intent1: "def",
      intent2: "ghi",
      do: "confirm",
      empty: "",
    };
    expect(await returnToOf(posted("/user/profile/edit?page=2", form))).toEqual({
      path: "/user/profile/edit?page=2",
      values: { name: "มาลี", bankAccountNo: "1234567890" },
      intents: ["abc", "def"],
    });
  });

  it("leaves the form to whoever reads it", async () => {
    const request = posted("/user/home/transfer", { amount: "5" });
    const place = returnToOf(request);
    expect((await request.formData()).get("amount")).toBe("5");
    expect((await place)?.values).toEqual({ amount: "5" });
  });

  it.each(["/user", "/user/home", "/user/conditions", "/login", "/", "/chat/files"])(
    "%s is none to come back to",
    async (path) => {
      expect(await returnToOf(asked(path))).toBeNull();
    },
  );

  it("keeps the screen where a draft is too long for a cookie, and takes no uploads", async () => {
    const long = await returnToOf(posted("/user/profile/edit", { name: "x".repeat(5_000) }));
    expect(long).toEqual({ path: "/user/profile/edit", values: {} });
    const upload = new FormData();
    upload.set("bankCode", "SCB");
    const sent = asked("/user/home/deposit/slip", { method: "POST", body: upload });
    expect(await returnToOf(sent)).toEqual({ path: "/user/home/deposit/slip", values: {} });
  });
});

describe("a form of thousands of fields", () => {
  it("leaves no draft behind, at no cost", async () => {
    const fields = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`a${index}`, "1"]));
    expect(await returnToOf(posted("/user/profile/edit", fields))).toEqual({
      path: "/user/profile/edit",
      values: {},
    });
  });
});

describe("the cookie return-to", () => {
  const place = { path: "/user/profile/edit", values: { name: "มาลี" } };

  it("brings the same member back, shows nothing, and lasts 15 minutes", async () => {
    let time = 0;
    const places = placesAt(() => time);
    const cookie = await places.keep(place, "member-1");
    expect(cookie).toMatch(/^return-to=.+HttpOnly.+Max-Age=900$/);
    expect(cookie).not.toContain("profile");
    expect(await places.find(back(cookie), "member-1")).toEqual(place);
    expect(await places.find(back(cookie), "member-2")).toBeNull();
    time = 15 * 60_000 + 1;
    expect(await places.find(back(cookie), "member-1")).toBeNull();
  });

  it("keeps what was typed for its known owner only: of nobody's it is the screen alone", async () => {
    const places = placesAt();
    expect(await places.find(back(await places.keep(place)), "member-1")).toEqual({
      path: "/user/profile/edit",
      values: {},
    });
  });

  it("has the name on https that no other site of the domain can set", async () => {
    const places = createReturnToCookie({ seals: createSeals([secret]), isSecure: true, now: () => 0 });
    const cookie = await places.keep(place, "member-1");
    expect(cookie).toMatch(/^__Host-return-to=.+Path=\/; HttpOnly; SameSite=Lax; Secure/);
    expect(await places.find(back(cookie), "member-1")).toMatchObject(place);
    expect(await places.find(back(cookie.replace("__Host-", "")), "member-1")).toBeNull();
  });

  it("fits into one cookie at its longest", async () => {
    const fields = { name: "x".repeat(1_480), intent: "i".repeat(100), intent1: "g".repeat(100) };
    const request = posted(`/user/home?${"a".repeat(280)}`, fields);
    const left = await returnToOf(request);
    expect(left?.values.name).toHaveLength(1_480);
    expect((await placesAt().keep(left ?? place, "m".repeat(22))).length).toBeLessThan(4_000);
  });

  it("is nothing when absent, forged, of another secret, or of a path that is not a member's", async () => {
    const places = placesAt();
    expect(await places.find(asked("/login"), "m")).toBeNull();
    expect(await places.find(back("return-to=Fe26.2*forged"), "m")).toBeNull();
    const foreign = placesAt(() => 0, ["another-secret-of-at-least-32-characters"]);
    expect(await places.find(back(await foreign.keep(place)), "m")).toBeNull();
    for (const path of [
      "//evil.example/user/",
      "/login",
      "https://evil.example/user/",
      "/user/..//evil.example",
    ]) {
      expect(await places.find(back(await places.keep({ path, values: {} })), "m")).toBeNull();
    }
  });

  it("is forgotten at once", () => {
    expect(placesAt().forget()).toMatch(/^return-to=;.*Max-Age=0$/);
  });
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { flashCookie, takeFlash } from "~/form/flash.server";
import { knownBrowserOf } from "~/member/known-browser.server";
import { registeredPhoneOf } from "~/member/registered-phone.server";
import { draftsOf } from "~/routes/register/draft.server";
import { CookieJar } from "../../tests/support/cookies";
import { firstSecret, secondSecret } from "../../tests/support/sessions";
import { createEndedCookie } from "./ended.server";
import { createReturnToCookie } from "./return-to-cookie.server";
import { createSeals } from "./seal.server";
import { sealedCookie } from "./sealed-cookie.server";

/** When the release of before sealed its cookies, under the first secret. */
const THEN = Date.parse("2026-01-01T00:00:00Z");
const sealedBefore = {
  flash:
    "__Host-flash=Fe26.2*ffda2244bee6*eb4dd8bb910a2ff70614027ddb9d2caa9f40cb69b874534b895b5f4a635c6d24*9cYLlGiDbgRsMz5kUd_Gng*urACoV2JwikM1Jd1wcFBoh5EAVKmoWQY9LVXaTms_CAKeS5SwRRjlz-noItpNjZqAlQAQzCLjaulKKnKz80quwtDeD-P1eA9LDMCcRs6HsBzeJUWIq4v-5aT2IouNZVS**0ca93b2ed61ee5c6bf14776ecd94976ca2c81593ffdde8f85a061014057a3dbd*vtw03CwaE2Rr04kMkjRmXy56UqCWg6SvQaYhzgkFWBM",
  ended:
    "__Host-ended=Fe26.2*b82df1b942f5*a16cccfb78e66bf08f915a0bf6cb06a5dc367c177c40753353656077ae126aa2*ldjNt0NfdpUOeBoBFeljMQ*3ytNTSxx0Tcd_WQPYf00BUti2Hhs3j8QyH2uk-9m_CQ01qHyKsTCZuo7M52IQuY03LM83_WdVXKY7HooQ7eKJo_WgIq6Tm4oRhZi3WkaZkfp--RF1sjET5zulRkxvvWfGZjR5dhAA0AHtXOhNkwJ4Q**bb8da8c978c223761f754b09493df9320b1fd9567e8f3f2dfc48de6f9dac6168*wYXY_qUV5e84B2z8JZyT_T2YrbeJUm3YA50cJUHJll8",
  returnTo:
    "__Host-return-to=Fe26.2*4bcef3498c3b*40d00b63ac843e016e62f8e5e2325fe73bbf423054ccc72ab22c49f83a5cdc3c*a2jMM2NZUzs2-3g1AVjEvg*4aev9xMBb2ITYmehYDPDh4iEOnSXZnnwozwBlr5t5Jge0zND1E-jULMKG6MdK7vGtAhI7do71q30DDVDzLJmK7B_DHFoBZ6JJrxM57yP0YRYwHYsefcvOklT-eZQ7eXp5nKChq9ND0Sviw2PUcrb-dKs5OgeZbH6TTIBB7cuUHg**c68760c081c433737d8f8772daa2fb383057b321acfccb913451766e8f029d9f*ZZluJC9Wqrxfcp1cp0O7o_laI6lrZOFUVexmYcaC3PY",
  browser:
    "__Host-browser=Fe26.2*233b23ffe46a*fa706911ba53bd78fead335eec8ebe69b73c3a6d42520e8177f218f70d0d2275*1ayrpLZl7yFGRM5iiKjV1g*blUZw4bk92kfiHNDc4MNAvkbjSRueBT_giLFEzzUymSqLaJzCRzg-d2p880qDDuvkA4IsGPgGk4kF9QTD-6128Y1rI3H76OqN0XqmYCBfaEwEdg7uS_gQn5cMGUFk0Sh**ce1bd97eac79e4283ae636b568aad92ffae5075b510dd790d517873116979020*cDX_Wvkpm9B3FVnYy50tH-kWWmgunxJfBPbrlEH2sZQ",
  registered:
    "__Host-registered=Fe26.2*af95d9e66ccf*902436be09c449d67362bc6da49b184795c32b1a2644ad54ff04548d20b9ba20*V-zTabxzrKigLA79I_dzGA*dDd7vdCgtF3XhFaBMMIZQ3IAIptnxhexfLtuyVNMSTMOeYDeVagAXwX4NfjkbOnP**37b1b765041a3cf50f1af6ade919a1ed69c0e3551c0273062b6cedb2b21838ee*p02si7TgXe2kM5okyqlIi-N2f5N2iJEUel8kjz2VE5E",
  draft:
    "__Host-register-draft=Fe26.2*7313b4b59520*cf0369a0ad8e56f9f872e2b4fb6ef4c3f49bb3740e71de0e674f9a3fe13a3109*hjprwWAtZie8FkZPPka8HA*FgmmpbbeHII7YaXTFKbFgn7sSj75olkbeeubUQPCcGNp4BGg6cr5qo72VCfi8TcEwhdERReXAW68PwCtF5Le1yzYAXZipCOQzuW9KfeFjSw**14e1250da557ed3b49e2439d3e88935fa64282fa067b504d562305508a40834d*Uc766DyPE-2rSzhCwez97A1wBcO5R-zTqv_nNjt1-Zg",
};

const context = { seals: createSeals([firstSecret]), isSecure: true, isPrefetch: false };
const asking = (cookie: string) => new Request("http://local.invalid/", { headers: { cookie } });

beforeEach(() => void vi.useFakeTimers({ now: THEN, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

it("each cookie that the release of before has sealed is still read", async () => {
  const { flash, ended, returnTo, browser, registered, draft } = sealedBefore;
  expect((await takeFlash(asking(flash), context)).flash).toEqual({
    message: { as: "toast", tone: "positive", text: "Saved" },
    saidAt: THEN,
  });
  const end = { reason: "password", username: "0812345678", memberKey: "key", session: "tag" };
  expect(await createEndedCookie(context).find(asking(ended))).toEqual(end);
  const place = { path: "/user/profile/edit", values: { name: "Mali" }, intents: ["abc"] };
  expect(await createReturnToCookie(context).find(asking(returnTo), "key")).toEqual(place);
  expect(await knownBrowserOf(context).find(asking(browser), "0812345678")).toBe("qcrUXjwPNdAl_O03");
  expect(await registeredPhoneOf(context).find(asking(registered))).toBe("0812345678");
  const begun = { username: "0812345678", otp: "verified" };
  expect(await draftsOf(context).read(asking(draft))).toEqual(begun);
});

it("each is of this site alone, for no script, over https, and for its own time", async () => {
  const request = asking("");
  const written = [
    await flashCookie({ as: "toast", tone: "positive", text: "Saved" }, context),
    await createEndedCookie(context).keep({ reason: "time" }),
    await createReturnToCookie(context).keep({ path: "/user/bonus", values: {} }),
    createReturnToCookie(context).forget(),
    await knownBrowserOf(context).remember(request, "0812345678"),
    await registeredPhoneOf(context).keep("0812345678"),
    ...(await draftsOf(context).write({})).getSetCookie(),
  ];
  expect(written.map((cookie) => cookie.replace(/=Fe26[^;]*/, "=sealed"))).toEqual(
    [
      "flash=sealed; 60",
      "ended=sealed; 900",
      "return-to=sealed; 900",
      "return-to=; 0",
      "browser=sealed; 15552000",
      "registered=sealed; 1800",
      "register-draft=sealed; 1800",
      "register-draft-2=; 0",
    ].map((row) => `__Host-${row.replace("; ", "; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=")}`),
  );
});

it("what is too old, of another kind or purpose, or not sealed by us, is none; it is cleared where it is", async () => {
  const schema = z.object({ text: z.string(), at: z.number() });
  const kind = { name: "a", schema, timeField: "at", lifeMs: 1_000 } as const;
  const settings = { seals: context.seals, isSecure: false };
  const cookie = sealedCookie(kind, settings);
  const jar = new CookieJar();
  expect([await cookie.read(jar.request()), cookie.forgetFrom(jar.request())]).toEqual([
    undefined,
    undefined,
  ]);
  jar.take(new Headers({ "set-cookie": await cookie.write({ text: "x" }) }));
  vi.setSystemTime(THEN + 999);
  expect(await cookie.read(jar.request())).toEqual({ text: "x", at: THEN });
  for (const other of [
    sealedCookie({ ...kind, purpose: "b" }, settings),
    sealedCookie({ ...kind, schema: schema.extend({ more: z.string() }) }, settings),
    sealedCookie(kind, { ...settings, seals: createSeals([secondSecret]) }),
  ])
    expect(await other.read(jar.request())).toBeUndefined();
  vi.setSystemTime(THEN + 1_000);
  expect(await cookie.read(jar.request())).toBeUndefined();
  jar.take(new Headers({ "set-cookie": cookie.forgetFrom(jar.request()) ?? "" }));
  expect(jar.header).toBe("");
});

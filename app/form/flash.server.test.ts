import { describe, expect, it, vi } from "vitest";
import { createSeals } from "~/session/seal.server";
import { flashCookie, redirectWithFlash, takeFlash } from "./flash.server";
import type { Message } from "./form-reply";

const parts = { seals: createSeals(["s".repeat(32)]), isSecure: false, isPrefetch: false };
const messages: Message[] = [
  { as: "alert", tone: "positive", text: "บันทึกแล้ว" },
  { as: "toast", tone: "negative", text: "No" },
  { as: "dialog", title: "ບໍ່ສຳເລັດ", text: "ລອງອີກຄັ້ງ" },
];

const asking = (setCookie: string) =>
  new Request("http://local.invalid/user/profile", { headers: { cookie: setCookie.split(";")[0] ?? "" } });

describe("a word for the next page", () => {
  it("is any text in any of the ways, said once", async () => {
    for (const message of messages) {
      const answer = await redirectWithFlash("/user/profile", message, parts);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/user/profile"]);
      const { flash, forget } = await takeFlash(asking(answer.headers.get("set-cookie") ?? ""), parts);
      expect(flash?.message).toEqual(message);
      expect(forget).toContain("Max-Age=0");
    }
  });

  it("cannot be planted: what we have not sealed for this is nothing, and is forgotten", async () => {
    const foreign = { ...parts, seals: createSeals(["x".repeat(32)]) };
    const other = await parts.seals("session").close({ message: messages[0] ?? {}, saidAt: Date.now() });
    const planted = [await flashCookie({ as: "toast", tone: "negative", text: "Call 1" }, foreign)];
    planted.push(`flash=${other}`, "flash=password", 'flash={"message":{"as":"toast"}}');
    for (const cookie of planted) {
      const { flash, forget } = await takeFlash(asking(cookie), parts);
      expect(flash).toBeNull();
      expect(forget).toContain("Max-Age=0");
    }
  });

  it("bears on https a name that no other host may set", async () => {
    const cookie = await flashCookie(
      { as: "alert", tone: "positive", text: "x" },
      { ...parts, isSecure: true },
    );
    expect(cookie).toMatch(/^__Host-flash=.*HttpOnly; SameSite=Lax; Secure/);
  });

  it("fits into a cookie however long the operator's text is", async () => {
    const cookie = await flashCookie({ as: "toast", tone: "negative", text: "ก".repeat(10_000) }, parts);
    expect(cookie.length).toBeLessThan(4_000);
  });

  it("is not used up by what is fetched ahead, and is gone after a minute", async () => {
    const cookie = await flashCookie({ as: "alert", tone: "positive", text: "x" }, parts);
    expect(await takeFlash(asking(cookie), { ...parts, isPrefetch: true })).toEqual({ flash: null });
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
    expect((await takeFlash(asking(cookie), parts)).flash).toBeNull();
    vi.useRealTimers();
  });
});

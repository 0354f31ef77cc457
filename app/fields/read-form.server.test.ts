import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { rejection } from "../../tests/support/rows";
import { readForm } from "./read-form.server";

const post = (body: BodyInit, headers?: Record<string, string>) =>
  readForm(new Request("http://local.invalid/login", { method: "POST", body, headers }));

describe("a posted form", () => {
  it("is its text fields, the last of each name", async () => {
    const fields = await post(new URLSearchParams("username=1&username=2&otpCode=%E0%B9%91"));
    expect([...fields]).toEqual([
      ["username", "2"],
      ["otpCode", "๑"],
    ]);
  });

  it("leaves out paths, orders and files", async () => {
    const names = [
      "a[99999999]",
      "a.b",
      "__proto__",
      "__proto__.x",
      "__intent__",
      "__state__",
      "",
      "a".repeat(41),
    ];
    expect([...(await post(new URLSearchParams(names.map((name) => [name, "1"]))))]).toEqual([]);
    const form = new FormData();
    form.set("username", new File(["x"], "x.txt"));
    expect([...(await post(form))]).toEqual([]);
  });

  it("is empty where the body is none", async () => {
    const bodies: [string, string][] = [
      ["{}", "application/json"],
      ["x", "multipart/form-data"],
      ["--b\r\nbroken", "multipart/form-data; boundary=b"],
      ["", "text/plain"],
    ];
    for (const [body, type] of bodies) expect([...(await post(body, { "content-type": type }))]).toEqual([]);
  });

  it("of more than 200 fields is refused as a whole, before anything is made of them", async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join("&");
    const type = { "content-type": "application/x-www-form-urlencoded" };
    expect([...(await post(names(200), type))]).toHaveLength(200);
    for (const body of [names(201), names(13_000), "&".repeat(60_000)]) {
      expect(await rejection(post(body, type))).toMatchObject({
        data: { kind: "badRequest" },
        init: { status: 400 },
      });
    }
  });

  it("can always be parsed, whatever its names", async () => {
    const schema = z.object({ username: z.string() });
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom("username", "username[3]", "__intent__", "constructor"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, fc.string()), { maxLength: 6 }), async (pairs) => {
        const fields = await post(new URLSearchParams(pairs));
        const submission = parseWithZod(fields, { schema });
        expect(["success", "error"]).toContain(submission.status);
        expect(JSON.stringify(submission.reply()).length).toBeLessThan(2_000);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import * as z from "zod";
import { sent } from "../../tests/support/form-posts";
import { byButton } from "./by-button.server";
import { formFor } from "./form-action.server";

const signedIn = formFor(async () => ({}));
const done = new Response(null, { status: 303 });

describe("a page with several forms", () => {
  const page = byButton({
    "": signedIn({ schema: z.object({}), run: async () => ({ text: "plain" }) }),
    play: signedIn({ schema: z.object({}), run: async () => ({ text: "play" }) }),
    addWallet: signedIn({ schema: z.object({}), review: async () => ({ sum: 3 }), run: async () => done }),
  });

  it("asks the one whose button was pressed, and says whose the reply is", async () => {
    const plain = await sent(page, {});
    expect([plain.body?.button, plain.body?.result.error]).toEqual([undefined, { "": ["plain"] }]);
    const play = await sent(page, { do: "play" });
    expect([play.body?.button, play.body?.result.error]).toEqual(["play", { "": ["play"] }]);
  });

  it("knows which form is confirmed", async () => {
    expect((await sent(page, { do: "addWallet" })).body).toMatchObject({
      button: "addWallet",
      review: { facts: { sum: 3 } },
    });
    expect((await sent(page, { do: "confirm", of: "addWallet" })).response).toBe(done);
  });

  it("does nothing for a button that it does not have", async () => {
    for (const pressed of ["__proto__", "constructor", "spin", "confirm"]) {
      const { status, body } = await sent(page, { do: pressed });
      if (pressed === "confirm") expect(body?.result.error).toEqual({ "": ["plain"] });
      else expect([status, body?.isStale]).toEqual([400, true]);
    }
  });
});

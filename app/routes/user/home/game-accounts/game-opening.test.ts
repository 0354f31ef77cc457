import { contract } from "schemas/contract";
import { describe, expect, test } from "vitest";
import { contextWith } from "../../../../../tests/support/request-context";
import { gameViewOf } from "../games/game.server";

const profile = { _id: "1", username: "0812345678", name: "Pla" };
const hosts = ["play.example"];
const web = "https://play.example/";

/** How a game is shown whose code the brand's file names with these hosts, or does not name. */
function playedIn(game: object, { named = {}, extra = [] }: { named?: object; extra?: string[] } = {}) {
  const slot = { code: "NEW1", name: "New", category: "slot", isActive: true, amount: 0, ...game };
  const wallet = contract.wallet.get.response.parse({ profile, wallet: { amount: 5 }, slots: [slot] });
  const context = contextWith({
    brand: { games: { openIn: "tab", providers: named as never } },
    extraGameHosts: extra,
    picture: () => undefined,
  });
  const [read] = wallet.slots;
  return read && gameViewOf(read, wallet, context).game.playedIn;
}

describe("where a game is played", () => {
  test("on the web, where the brand's file names its code and a host", () => {
    expect(playedIn({ web }, { named: { NEW1: { method: "returned-link", hosts } } })).toBe("web");
    expect(playedIn({ web, code: "new1" }, { named: { NEW1: { method: "fixed-link", hosts } } })).toBe("web");
    expect(playedIn({ web, code: "PG" }, { extra: hosts })).toBe("web");
  });

  test("nowhere, if it is a web game whose code or hosts the file does not name: no money is asked for", () => {
    expect(playedIn({ web })).toBe("nowhere");
    expect(playedIn({ web, code: "constructor" }, { extra: hosts })).toBe("nowhere");
    expect(playedIn({ web, code: "PG" })).toBe("nowhere");
  });

  test("on the web without a link of its own, where the operator's API gives it", () => {
    for (const none of [{}, { web: null }, { web: "" }]) {
      expect(playedIn({ ...none, code: "PG" }, { extra: hosts })).toBe("web");
      const asked = { method: "auto-login-with-password", provider: "new1", hosts };
      expect(playedIn(none, { named: { NEW1: asked } })).toBe("web");
      expect(playedIn({ ...none, code: "PG" })).toBe("app");
    }
  });

  test("in its app, only without a web link [2.47]", () => {
    for (const none of [{}, { web: null }, { web: "" }]) {
      expect(playedIn(none)).toBe("app");
      expect(playedIn(none, { named: { NEW1: { method: "returned-link", hosts } } })).toBe("app");
    }
  });
});

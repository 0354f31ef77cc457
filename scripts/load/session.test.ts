import { expect, it } from "vitest";
import { kindOf } from "./kind-of";
import { REQUESTS_A_MINUTE, rateOf } from "./session";

it("makes a request every twenty seconds of half an hour, so that 2,000 members make 100 a second", () => {
  expect(REQUESTS_A_MINUTE).toBe(3);
  expect(rateOf(2_000, REQUESTS_A_MINUTE)).toBe(100);
});

it("knows what a request of a session is for", () => {
  expect(kindOf("GET", "/user/home")).toBe("home");
  expect(kindOf("GET", "/user/home/games/PG")).toBe("game page");
  expect(kindOf("POST", "/user/home/transfer")).toBe("transfer");
  expect(() => kindOf("GET", "/register")).toThrow("GET /register is of no known kind");
});

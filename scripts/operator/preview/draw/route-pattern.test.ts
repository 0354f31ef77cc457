import { expect, it } from "vitest";
import { isAt } from "./route-pattern";

it.each([
  ["/user/home", "/user/home?dialog=conditions", true],
  ["/user/outcome/abc", "/user/outcome/:intent", true],
  ["/user/outcome/", "/user/outcome/:intent", false],
  ["/login", "/user/profile", false],
  ["/user/home/games", "/user/home/games/:code", false],
  ["/nowhere/at/all", "*", true],
])("%s at %s: %s", (path, pattern, isThere) => {
  expect(isAt(path, pattern)).toBe(isThere);
});

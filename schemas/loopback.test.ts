import { describe, expect, it } from "vitest";
import { isLoopback } from "./loopback";

describe("this machine", () => {
  it.each([
    "127.0.0.1",
    "127.0.0.2",
    "127.255.255.254",
    "::1",
    "[::1]",
    "localhost",
    "app.localhost",
    "a.b.localhost",
  ])("is %s", (hostname) => expect(isLoopback(hostname)).toBe(true));

  it.each([
    ...["", "0.0.0.0", "::", "[::]", "::2", "[::1", "10.0.0.1", "128.0.0.1", "169.254.0.1"],
    ...["127.0.0.1.evil.com", "127.evil.com", "127.0.0", "127.0.0.256", "127.0.0.1000", "1127.0.0.1"],
    ...["localhost.evil.com", "notlocalhost", ".localhost", "localhost.", "localhost:80", "127.0.0.1\n"],
  ])("is not %j", (hostname) => expect(isLoopback(hostname)).toBe(false));

  it("is read from an address as URL writes it, in however odd a spelling", () => {
    for (const host of ["127.1", "0x7f000001", "LOCALHOST", "[0:0:0:0:0:0:0:1]", "2130706433"])
      expect([host, isLoopback(new URL(`http://${host}:4000/`).hostname)]).toEqual([host, true]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressGroup } from "./address-group";

describe("whom a limit by address counts as one", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["1:2:3::", "1:2:3:0::/64"],
    ["", ""],
  ])("%s is counted as %s", (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it("is every address of one IPv6 subscriber, however it is written", () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const half = fc.tuple(group, group, group, group);
    const hex = (groups: readonly number[], pad: number) =>
      groups.map((one) => one.toString(16).padStart(pad, "0")).join(":");
    fc.assert(
      fc.property(half, half, half, (network, host, other) => {
        const long = addressGroup(`${hex(network, 4)}:${hex(host, 4)}`);
        expect(addressGroup(`${hex(network, 1)}:${hex(other, 1)}`.toUpperCase())).toBe(long);
        expect(addressGroup(`${hex(network, 1)}::`)).toBe(long);
      }),
    );
  });
});

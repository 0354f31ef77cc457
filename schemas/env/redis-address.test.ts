import { describe, expect, test } from "vitest";
import { redisAddressOf } from "./redis-address";

const plain = { kind: "single", isTls: false, database: 0, timeoutMs: 1000 };

test.each([
  ["redis://127.0.0.1", { ...plain, hosts: [{ host: "127.0.0.1", port: 6379 }] }],
  ["redis://store:7000/3", { ...plain, hosts: [{ host: "store", port: 7000 }], database: 3 }],
  [
    "rediss://wallet:p%40ss%2Fw:o@[::1]:6380?timeout=250",
    {
      ...plain,
      isTls: true,
      hosts: [{ host: "::1", port: 6380 }],
      username: "wallet",
      password: "p@ss/w:o",
      timeoutMs: 250,
    },
  ],
  ["redis://:secret@store", { ...plain, hosts: [{ host: "store", port: 6379 }], password: "secret" }],
  [
    "redis+sentinel://wallet:pw@a,b:26380,[fd00::1]/main/2?sentinel-user=s&sentinel-password=q%26",
    {
      ...plain,
      kind: "sentinel",
      hosts: [
        { host: "a", port: 26379 },
        { host: "b", port: 26380 },
        { host: "fd00::1", port: 26379 },
      ],
      username: "wallet",
      password: "pw",
      sentinelUsername: "s",
      sentinelPassword: "q&",
      master: "main",
      database: 2,
    },
  ],
  [
    "rediss+cluster://a:7001,b:7002/0",
    {
      ...plain,
      kind: "cluster",
      isTls: true,
      hosts: [
        { host: "a", port: 7001 },
        { host: "b", port: 7002 },
      ],
    },
  ],
])("reads %s", (text, address) => {
  expect(redisAddressOf(text)).toEqual(address);
});

describe("is no address", () => {
  test.each([
    ["another scheme", "http://store"],
    ["another kind", "redis+ring://store"],
    ["nothing behind the scheme", "redis://"],
    ["two hosts of one Redis", "redis://a,b"],
    ["an empty host among several", "redis+cluster://a,,b"],
    ["a port beyond the last", "redis://a:65536"],
    ["Sentinels without a master's name", "redis+sentinel://a,b"],
    ["Sentinels with too long a path", "redis+sentinel://a/main/0/1"],
    ["a database of a cluster", "redis+cluster://a/1"],
    ["a database that is no number", "redis://a/main"],
    ["an unknown parameter", "redis://a?tls=1"],
    ["a Sentinel's password for a cluster", "redis+cluster://a?sentinel-password=x"],
    ["a time-out of more than a second", "redis://a?timeout=1001"],
    ["a time-out that nothing can meet", "redis://a?timeout=99"],
    ["a time-out that is no number", "redis://a?timeout=1e3"],
    ["a password that is not percent-encoded", "redis://:p%@a"],
    ["a slash in a password", "redis://:p/w@a"],
    ["a fragment", "redis://a#main"],
  ])("%s: %s", (_, text) => {
    expect(redisAddressOf(text)).toBeNull();
  });
});

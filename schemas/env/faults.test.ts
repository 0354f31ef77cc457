import { expect, test } from "vitest";
import { readEnv } from "../env";
import { cutSecretWarnings } from "./faults";

const least = {
  OPERATOR: "siam-gold",
  OPERATOR_API_URL: "https://api.operator.example",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};

function settled(more: Record<string, string>) {
  const read = readEnv({ ...least, ...more });
  return read.ok ? read.env : undefined;
}

test("does not count spaces around a value, and tells what a secret holds that does not belong to it", () => {
  expect(settled({ PORT: " 8080\r\n" })?.port).toBe(8080);
  const warned = (key: string) => {
    const read = readEnv({ ...least, TRUELINK_KEY: key });
    return read.ok ? read.warnings.map(({ path, message, found }) => [path, message, found]) : [];
  };
  expect(warned("a key with $igns #1")).toEqual([
    ["TRUELINK_KEY", "holds what looks like a comment", "(hidden)"],
  ]);
  expect(warned('"a key"')).toEqual([["TRUELINK_KEY", "begins and ends with quotes", "(hidden)"]]);
  expect(warned("a key ")).toEqual([["TRUELINK_KEY", "begins or ends with a space", "(hidden)"]]);
  expect(warned(`it's "a" key#1`)).toEqual([]);
});

test("finds the secrets of a .env that end at a # for want of quotes", () => {
  const text = [
    "TRUELINK_KEY=cut#here",
    "  export SESSION_SECRET = cut#too # and a comment",
    'NAME_SECRET="whole#here"',
    "REDIS_URL=redis://127.0.0.1 # a comment",
    "#TRUELINK_KEY=a#comment",
    "LOG_LEVEL=info#no secret",
  ].join("\r\n");
  expect(cutSecretWarnings(text).map(({ path }) => path)).toEqual(["TRUELINK_KEY", "SESSION_SECRET"]);
});

test("takes no port twice", () => {
  const read = readEnv({ ...least, METRICS_PORT: "3000" });
  expect(read.ok || read.faults).toMatchObject([{ path: "METRICS_PORT", message: "is PORT too" }]);
  expect(settled({ PORT: "0", METRICS_PORT: "0" })?.metricsPort).toBe(0);
});

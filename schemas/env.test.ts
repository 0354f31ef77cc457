import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Environment, readEnv } from "./env";
import { formatFaults } from "./fault";

const secret = "0123456789abcdef0123456789abcdef";
const least = {
  OPERATOR: "siam-gold",
  OPERATOR_API_URL: "https://api.operator.example",
  SESSION_SECRET: secret,
};

function settled(more: Record<string, string>) {
  const read = readEnv({ ...least, ...more });
  if (!read.ok) throw new Error(formatFaults(read.faults));
  return read.env;
}

function faultAt(variable: string, value: string | undefined) {
  const read = readEnv({ ...least, [variable]: value });
  return read.ok ? undefined : read.faults.find(({ path }) => path === variable);
}

describe("the environment", () => {
  it("needs a brand, the operator's API and a secret; the rest has defaults", () => {
    expect(settled({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publicOrigin: undefined,
      chatUrl: "https://api.operator.example",
      sessionSecrets: [secret],
      trustedProxyHops: 0,
      limits: {
        LIMIT_LOGIN_ADDRESS: { count: 300, seconds: 300 },
        LIMIT_LOGIN_MEMBER: { count: 10, seconds: 900 },
        LIMIT_LOGIN_USERNAME: { count: 50, seconds: 3600 },
        LIMIT_LOGIN_BROWSER: { count: 10, seconds: 900 },
        LIMIT_SIGN_IN_MEMBER: { count: 100, seconds: 3600 },
        LIMIT_PASSWORD_MEMBER: { count: 10, seconds: 3600 },
        LIMIT_OTP_ENTRY: { count: 10, seconds: 3600 },
        LIMIT_OTP_PHONE: { count: 1, seconds: 60 },
        LIMIT_OTP_PHONE_DAY: { count: 5, seconds: 86_400 },
        LIMIT_OTP_ADDRESS: { count: 200, seconds: 3600 },
        LIMIT_REGISTER_ADDRESS: { count: 60, seconds: 1800 },
        LIMIT_UPLOAD_MEMBER: { count: 30, seconds: 1800 },
      },
    });
    const read = readEnv({});
    expect(read.ok ? [] : read.faults.map(({ path }) => path)).toEqual([
      "OPERATOR",
      "OPERATOR_API_URL",
      "SESSION_SECRET",
    ]);
  });

  it("warns of a limit that has no effect, with the nearest that has one", () => {
    const read = readEnv({ ...least, LIMIT_LOGN_MEMBER: "5/900", LIMIT_MONEY_MEMBER: "100/600" });
    expect(read.ok ? read.warnings : []).toMatchObject([
      {
        path: "LIMIT_LOGN_MEMBER",
        found: '"5/900"',
        message: 'is none of the limits, did you mean "LIMIT_LOGIN_MEMBER"?',
        isWarning: true,
      },
    ]);
  });

  it("takes an empty variable as absent and a file in the brand's place", () => {
    expect(settled({ PORT: "", REDIS_URL: " " })).toMatchObject({ port: 3000, redis: undefined });
    expect(settled({ OPERATOR: "", OPERATOR_CONFIG: "/srv/brand.json" }).operatorConfig).toBe(
      "/srv/brand.json",
    );
  });

  it("says that WORKERS of an earlier release has no effect, where it had", () => {
    const warned = { ok: true, warnings: [{ path: "WORKERS", message: "has no effect" }] };
    expect(readEnv({ ...least, WORKERS: "4" })).toMatchObject(warned);
    expect(readEnv({ ...least, WORKERS: "1" })).toMatchObject({ warnings: [] });
  });

  it("keeps every secret of a rotation, the first in front, and names with the last unless another is given", () => {
    const other = secret.replaceAll("0", "z");
    const rotated = { SESSION_SECRET: `${other}, ${secret}` };
    const env = settled({ ...rotated, NAME_SECRET: secret });
    expect([env.sessionSecrets, env.nameSecret]).toEqual([[other, secret], secret]);
    expect(settled({}).nameSecret).toBe(secret);
    const read = readEnv({ ...least, ...rotated });
    expect(read).toMatchObject({ ok: true, warnings: [{ path: "NAME_SECRET", found: "nothing" }] });
    expect(read.ok && read.env.nameSecret).toBe(secret);
    expect(readEnv(least)).toMatchObject({ ok: true, warnings: [] });
  });

  it("takes a limit as long as a timer of the process can be: beyond that it would end at once", () => {
    expect(settled({ LIMIT_OTP_PHONE_DAY: "5/2147483" }).limits.LIMIT_OTP_PHONE_DAY.seconds).toBe(2_147_483);
    expect(faultAt("LIMIT_OTP_PHONE_DAY", "5/2592000")?.allowed).toContain("2147483");
  });

  it("removes the slash behind an address and honours extra hosts on loopback only", () => {
    const env = settled({
      OPERATOR_API_URL: "http://127.0.0.1:4000/v1/",
      EXTRA_PROVIDER_HOSTS: "127.0.0.1:4001",
    });
    expect(env).toMatchObject({
      operatorApiUrl: "http://127.0.0.1:4000/v1",
      chatUrl: "http://127.0.0.1:4000",
      apiIsLoopback: true,
      extraProviderHosts: ["127.0.0.1:4001"],
    });
    expect(settled({ EXTRA_PROVIDER_HOSTS: "127.0.0.1:4001" }).extraProviderHosts).toEqual([]);
  });

  it("needs the public origin where HOST lets others in: without it no form would work behind TLS", () => {
    for (const HOST of ["0.0.0.0", "::", "192.168.0.7", "wallet"]) {
      const read = readEnv({ ...least, HOST });
      expect(read.ok ? [] : read.faults).toMatchObject([{ path: "PUBLIC_ORIGIN", message: "is missing" }]);
      expect(settled({ HOST, PUBLIC_ORIGIN: "https://wallet.example" }).host).toBe(HOST);
    }
    for (const HOST of ["127.0.0.1", "localhost", "::1", ""])
      expect(settled({ HOST }).publicOrigin).toBeUndefined();
  });

  it.each([
    ["PORT", "70000"],
    ["PORT", "80a"],
    ["OPERATOR", "../etc"],
    ["PUBLIC_ORIGIN", "http://wallet.example"],
    ["PUBLIC_ORIGIN", "https://wallet.example/app"],
    ["PUBLIC_ORIGIN", "https://user@wallet.example"],
    ["OPERATOR_API_URL", "ftp://api.example"],
    ["OPERATOR_API_URL", "https://api.example?x=1"],
    ["CHAT_URL", "chat.example"],
    ["SESSION_SECRET", "short"],
    ["SESSION_SECRET", `${secret},short`],
    ["NAME_SECRET", "short"],
    ["REDIS_URL", "http://redis"],
    ["REDIS_URL", "redis+sentinel://a,b"],
    ["TRUSTED_PROXY_HOPS", "11"],
    ["TRUSTED_PROXIES", "private,10.0.0.0/33"],
    ["TRUSTED_PROXIES", "proxy.example"],
    ["EXTRA_PROVIDER_HOSTS", "http://127.0.0.1"],
    ["LOG_LEVEL", "loud"],
    ["LIMIT_OTP_PHONE", "0/60"],
    ["LIMIT_OTP_PHONE", "3"],
    ["LIMIT_OTP_PHONE_DAY", "5/2147484"],
  ])("refuses %s=%s", (variable, value) => {
    expect(faultAt(variable, value)).toMatchObject({ file: "environment", message: "is not allowed" });
  });

  it("never prints a secret, nor an address with a password in it", () => {
    expect(faultAt("SESSION_SECRET", "hunter2hunter2")?.found).toBe("(hidden, 14 characters)");
    expect(faultAt("REDIS_URL", "http://u:hunter2@redis")?.found).toBe("(hidden, 22 characters)");
    const read = readEnv({
      SESSION_SECRET: "hunter2",
      REDIS_URL: "http://u:hunter2@redis",
      CHAT_URL: "//u:hunter2@c",
    });
    expect(read.ok ? "" : formatFaults(read.faults)).not.toContain("hunter2");
  });

  it("is explained in .env.example, variable by variable and nothing else", () => {
    const example = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
    const documented = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)];
    expect(documented.map(([, name]) => name).sort()).toEqual(Object.keys(Environment.shape).sort());
    const given = Object.fromEntries(documented.map(([, name = "", value = ""]) => [name, value]));
    // These two have no useful default: the secret, and the operator's URL, which `npm start` points at the sandbox.
    expect(given).toMatchObject({ SESSION_SECRET: "", OPERATOR_API_URL: "" });
    expect(readEnv({ ...given, ...least }).ok).toBe(true);
  });

  it("is handed on by deploy/compose.yaml, variable by variable; inside, the app listens where the image says", () => {
    const compose = readFileSync(new URL("../deploy/compose.yaml", import.meta.url), "utf8");
    const plain = (name = "") => name.replace(/_FILE$/, "");
    const handedOn = [...compose.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => plain(name));
    const known = Object.keys(Environment.shape).map(plain);
    const certificates = ["CERTIFICATE", "CLIENT_CERTIFICATE", "CLIENT_KEY"];
    const readByOthers = ["NODE_EXTRA_CA_CERTS", ...certificates.map((name) => `OTEL_EXPORTER_OTLP_${name}`)];
    expect(new Set([...handedOn, "HOST", "PORT"])).toEqual(new Set([...known, ...readByOthers]));
    expect(compose).toMatch(/"--appendfsync", "always"/);
  });
});

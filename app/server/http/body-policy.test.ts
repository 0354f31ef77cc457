import { describe, expect, it } from "vitest";
import { brandWith } from "../../../tests/support/brand-with";
import { bodyPolicies, isAccepted } from "./body";

const SLIP = "/user/home/deposit/slip";
const FORM = "application/x-www-form-urlencoded";
const FILES = "multipart/form-data; boundary=x";

const policies = bodyPolicies(brandWith({ deposit: { slipMaxBytes: 2_000_000 } }));

const sent = (type: string) => ({ headers: { "content-length": "9", "content-type": type } });

describe("an address that takes forms", () => {
  it.each([
    ["no body", {}],
    ["an empty body", { "content-length": "0", "content-type": "text/plain" }],
    ["a form", { "content-length": "3", "content-type": FORM }],
    [
      "a form in chunks, with its charset",
      { "transfer-encoding": "chunked", "content-type": "Application/X-WWW-Form-Urlencoded;charset=UTF-8" },
    ],
  ])("takes %s", (_, headers) => {
    expect(isAccepted({ headers }, policies("/login"))).toBe(true);
  });

  it.each([
    ["JSON", { "content-length": "2", "content-type": "application/json" }],
    ["chunks of anything", { "transfer-encoding": "chunked" }],
    ["a form of files", { "content-length": "9", "content-type": FILES }],
    ["what only begins like a form", { "content-length": "9", "content-type": `${FORM}x` }],
  ])("refuses %s", (_, headers) => {
    expect(isAccepted({ headers }, policies("/login"))).toBe(false);
  });

  it("takes 64 kB, whatever is like an upload's in its spelling", () => {
    for (const path of [
      "/login",
      `${SLIP}/`,
      `${SLIP}.data`,
      "/user/home/Deposit/slip",
      "//user/home/deposit/slip",
    ]) {
      expect([path, policies(path)]).toMatchObject([path, { maxBytes: 65_536, isUpload: false }]);
      expect(isAccepted(sent(FILES), policies(path))).toBe(false);
    }
  });
});

describe("an address that takes files", () => {
  it("takes forms of files as large as the brand says, with room for the fields", () => {
    for (const path of [SLIP, "/files/slip"]) {
      expect(policies(path)).toMatchObject({ maxBytes: 2_000_000 + 65_536, isUpload: true });
      expect(isAccepted(sent(FILES), policies(path))).toBe(true);
      for (const type of [FORM, "application/json", "multipart/mixed; boundary=x", "multipart/form-data"]) {
        expect([type, isAccepted(sent(type), policies(path))]).toEqual([type, false]);
      }
    }
  });

  it("takes the chat's files up to the larger of its limits, where the brand has a chat", () => {
    const most = { maxBytes: 20 * 1024 * 1024 + 65_536, isUpload: true };
    expect(bodyPolicies(brandWith({}))("/chat/upload")).toMatchObject(most);
    const without = bodyPolicies(brandWith({ features: { chat: false } }));
    expect(without("/chat/upload").isUpload).toBe(false);
  });

  it("takes forms only where the brand takes no slips", () => {
    const without = bodyPolicies(brandWith({ features: { slips: false } }));
    expect(without(SLIP).isUpload).toBe(false);
  });
});

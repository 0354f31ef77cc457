import { describe, expect, it } from "vitest";
import { readOptions } from "./options";

const url = ["--url", "https://api.operator.example/v1/"];

describe("what doctor is told", () => {
  it("is an address, whose path counts and whose secrets do not", () => {
    const read = readOptions(["siam-gold", "--url", "https://me:pass@api.operator.example/v1/?key=1"], {});
    expect(read).toMatchObject({
      target: { url: "https://api.operator.example/v1", writes: false },
    });
    expect(read).toMatchObject({
      target: { chatUrl: "https://api.operator.example", brand: { id: "siam-gold" } },
    });
  });

  it("may have its secrets in the environment", () => {
    const env = { DOCTOR_PASSWORD: "secret-1", DOCTOR_TOKEN: "token-1" };
    expect(readOptions([...url, "--user", "0812345678"], env)).toMatchObject({
      target: { username: "0812345678", password: "secret-1", token: "token-1" },
    });
  });

  it("may have the wallet's origin in the environment, as the app does", () => {
    const env = { PUBLIC_ORIGIN: "https://wallet.example" };
    expect(readOptions(url, env)).toMatchObject({ target: { origin: "https://wallet.example" } });
    const given = [...url, "--origin", "https://other.example/"];
    expect(readOptions(given, env)).toMatchObject({ target: { origin: "https://other.example" } });
  });

  it.each([
    [[], "Which API"],
    [["--url", "ftp://api.operator.example"], "--url is not an http address"],
    [[...url, "--write"], "--write needs --user"],
    [[...url, "--write", "--token", "t"], "--write needs --user"],
    [[...url, "--user", "0812345678"], "--user needs --password"],
    [[...url, "--timeout-ms", "soon"], "--timeout-ms"],
    [[...url, "--chat-url", "chat"], "--chat-url"],
    [[...url, "--origin", "wallet"], "--origin is not"],
    [[...url, "--wirte"], "--wirte"],
    [["siam-gold", "lanxang", ...url], "One brand"],
    [["config/nobody.json", ...url], "cannot be read"],
  ])("is refused in a sentence: %j", (words, sentence) => {
    expect(() => readOptions(words, {})).toThrow(sentence);
  });
});

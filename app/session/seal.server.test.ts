import { describe, expect, it } from "vitest";
import { firstSecret, secondSecret } from "../../tests/support/sessions";
import { createSeals } from "./seal.server";

describe("a seal", () => {
  it("is of one purpose: what it closed opens for no other, nor with another secret", async () => {
    const seals = createSeals([firstSecret]);
    const sealed = await seals("session").close({ token: "canary" });
    expect(sealed).not.toContain("canary");
    expect(await seals("session").open(sealed)).toEqual({ token: "canary" });
    expect(await seals("return-to").open(sealed)).toBeNull();
    expect(await createSeals([secondSecret])("session").open(sealed)).toBeNull();
    expect(await createSeals([secondSecret, firstSecret])("session").open(sealed)).toEqual({
      token: "canary",
    });
  });
});

describe("the name that a seal gives", () => {
  const nameOf = (secrets: string[], purpose = "member-key") => createSeals(secrets)(purpose).name;

  it("is one for one text, another for another text, purpose or secret, and shows nothing of it", () => {
    const name = nameOf([firstSecret])("0812345678");
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(name).toBe(nameOf([firstSecret])("0812345678"));
    for (const other of [
      nameOf([firstSecret])("0812345679"),
      nameOf([firstSecret], "limits")("0812345678"),
      nameOf([secondSecret])("0812345678"),
    ]) {
      expect(other).not.toBe(name);
    }
  });

  it("stays the same while the secrets are replaced one after the other: nothing that is under way is renamed", () => {
    const name = nameOf([firstSecret])("x");
    for (const secrets of [[firstSecret, secondSecret], [secondSecret, firstSecret], [secondSecret]])
      expect(createSeals(secrets, firstSecret)("member-key").name("x")).toBe(name);
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { closeLookupStages, fails, lookupStage, says } from "../../tests/support/lookup-stage";
import { rejection } from "../../tests/support/rows";

const gone = says({ message: "gone" }, 410);

afterEach(closeLookupStages);

describe("a public look-up", () => {
  it("is read once for everybody who asks within 10 s", async () => {
    const { lookups, server, passes } = await lookupStage(says({ name: "Moon" }));
    const asked = await Promise.all(Array.from({ length: 50 }, () => lookups.get("info", "th")));
    expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(["Moon"]));
    expect(server.heard).toHaveLength(1);
    passes(9_999);
    await lookups.get("info", "th");
    expect(server.heard).toHaveLength(1);
    passes(1);
    await lookups.get("info", "th");
    expect(server.heard).toHaveLength(2);
  });

  it("is the same object for as long as the operator says the same, and fresh only until it is old", async () => {
    const { lookups, answers, passes } = await lookupStage(says({ name: "Moon" }));
    const first = await lookups.get("info", "th");
    expect(lookups.fresh("info", "th")).toBe(first);
    passes(10_000);
    expect(lookups.fresh("info", "th")).toBeUndefined();
    expect(await lookups.get("info", "th")).toBe(first);
    answers(says({ name: "Sun" }));
    passes(10_000);
    expect(await lookups.get("info", "th")).toEqual({ name: "Sun" });
  });

  it("is kept for 5 s only when it says whether the service is active", async () => {
    const { lookups, server, passes } = await lookupStage(says({ active: true }));
    await lookups.get("active", "th");
    passes(4_999);
    await lookups.get("active", "th");
    expect(server.heard).toHaveLength(1);
    passes(1);
    await lookups.get("active", "th");
    expect(server.heard).toHaveLength(2);
  });

  it("is kept by language and by name, and read in our own name, without anybody's token, address or browser [7.07]", async () => {
    const { lookups, server } = await lookupStage(says({ name: "Moon", banks: [] }));
    await Promise.all([lookups.get("info", "th"), lookups.get("info", "lo"), lookups.get("banks", "th")]);
    const asked = server.heard.map(({ url, headers }) => `${url} ${headers["accept-language"]}`);
    expect(asked.sort()).toEqual(["/api/lookup/banks th", "/api/lookup/info lo", "/api/lookup/info th"]);
    for (const { headers } of server.heard) {
      expect(headers).not.toHaveProperty("authorization");
      expect(headers).not.toHaveProperty("x-forwarded-for");
      expect(headers["user-agent"]).toBe("Kapao");
    }
  });

  it("is answered from the last good answer for 10 min while the operator fails, and no longer", async () => {
    const { lookups, answers, passes } = await lookupStage(says({ name: "Moon" }));
    await lookups.get("info", "th");
    answers(fails);
    for (const minute of [1, 9]) {
      passes(minute * 60_000 - (minute === 9 ? 1 : 0));
      expect(await lookups.get("info", "th")).toEqual({ name: "Moon" });
    }
    passes(2);
    expect(await rejection(lookups.get("info", "th"))).toMatchObject({ message: "INTERNAL_SERVER_ERROR" });
  });

  it("fails when there is no earlier answer, and is read anew the next time", async () => {
    const { lookups, answers } = await lookupStage(fails);
    expect(await rejection(lookups.get("info", "th"))).toMatchObject({ name: "OperatorError" });
    expect(await lookups.find("info", "th")).toBeUndefined();
    answers(says({ name: "Moon" }));
    expect(await lookups.get("info", "th")).toEqual({ name: "Moon" });
  });

  it("is asked for at most once a second while it fails, however many pages want it", async () => {
    const { lookups, answers, passes, server } = await lookupStage(says({ name: "Moon" }));
    await lookups.get("info", "th");
    answers(fails);
    passes(10_000);
    for (let page = 0; page < 20; page++) await lookups.get("info", "th");
    expect(server.heard).toHaveLength(2);
    passes(1_000);
    await lookups.get("info", "th");
    await expect.poll(() => server.heard.length).toBe(3);
  });

  it("keeps the last good answer also over one that breaks the contract", async () => {
    const { lookups, answers, passes } = await lookupStage(says({ name: "Moon" }));
    await lookups.get("info", "th");
    answers(says({ title: "Moon" }));
    passes(60_000);
    expect(await lookups.get("info", "th")).toEqual({ name: "Moon" });
  });
});

describe("an operator that is gone", () => {
  it("is passed on at once, whatever it said before", async () => {
    const { lookups, answers, passes } = await lookupStage(says({ active: true }));
    await lookups.get("active", "th");
    answers(gone);
    passes(5_000);
    expect(await rejection(lookups.get("active", "th"))).toMatchObject({ isGone: true });
    expect(await lookups.find("active", "th")).toBe("gone");
  });

  it("is not brought back by an older answer when it stops answering", async () => {
    const { lookups, answers, passes } = await lookupStage(says({ active: true }));
    await lookups.get("active", "th");
    answers(gone);
    passes(5_000);
    await rejection(lookups.get("active", "th"));
    answers(fails);
    expect(await rejection(lookups.get("active", "th"))).toMatchObject({ message: "INTERNAL_SERVER_ERROR" });
  });
});

import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "~/store/store";
import { createMemoryStore } from "../../tests/support/memory-store";
import { sessionStage, signedIn } from "../../tests/support/sessions";

const away = (): Promise<never> => Promise.reject(new StoreUnavailable("away"));

describe("a store that has lost its data", () => {
  /** A store whose birth the test sets; `asked` counts how often it is asked for. */
  function stage() {
    const birth = { at: 1, isAway: false, asked: 0 };
    const bornAt = async () => {
      birth.asked += 1;
      return birth.isAway ? away() : birth.at;
    };
    return { birth, ...sessionStage({ store: { ...createMemoryStore(), bornAt } }) };
  }

  it("knows of no sign-out from before, so no older session is let in, at any process; a later one is", async () => {
    const { birth, sessions, open, passes } = stage();
    const before = await signedIn(sessions, true);
    expect(await sessions.read(before.request())).not.toBeNull();
    birth.at = 2;
    passes(1_000);
    for (const process of [sessions, open()]) expect(await process.read(before.request())).toBeNull();
    const after = await signedIn(sessions);
    for (const process of [sessions, open()]) expect(await process.read(after.request())).not.toBeNull();
  });

  it("is asked once a second at most, however many requests come", async () => {
    const { birth, sessions, passes } = stage();
    const jar = await signedIn(sessions);
    birth.asked = 0;
    const read = () => Promise.all(Array.from({ length: 50 }, () => sessions.read(jar.request())));
    await read();
    passes(999);
    await read();
    expect(birth.asked).toBe(1);
    passes(1);
    await read();
    expect(birth.asked).toBe(2);
  });

  it("and is away at a process's first request is known to it from its start", async () => {
    const { birth, sessions, open } = stage();
    const before = await signedIn(sessions);
    birth.at = 2;
    const started = open();
    await started.meetStore();
    birth.isAway = true;
    expect(await started.read(before.request())).toBeNull();
    const unmet = open();
    await unmet.meetStore();
    expect(await unmet.read(before.request())).not.toBeNull();
  });

  it("and is away lets nobody in whom it was known not to know; the others go on", async () => {
    const { birth, sessions, passes } = stage();
    const before = await signedIn(sessions);
    birth.at = 2;
    const after = await signedIn(sessions);
    expect(await sessions.read(before.request())).toBeNull();
    birth.isAway = true;
    passes(1_000);
    const meanwhile = await signedIn(sessions);
    expect(await sessions.read(before.request())).toBeNull();
    for (const jar of [after, meanwhile]) expect(await sessions.read(jar.request())).not.toBeNull();
  });
});

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMemoryStore } from "~/store/memory.server";
import { openFile } from "~/uploads/uploaded-file.server";
import { aProcess, CALL_TIMEOUT_MS, fail, failed, gate } from "../../tests/support/execution";
import { slip } from "./operations/slip.server";
import type { IntentRecord } from "./record.server";
import type { Submission } from "./submission";

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const pictures = {
  one: Buffer.concat([PNG, Buffer.from("one")]),
  other: Buffer.concat([PNG, Buffer.from("other")]),
};

/** One slip form, and processes that it may be posted to. */
async function slipForm(store = createMemoryStore(() => 0)) {
  const process = aProcess(store);
  const token = process.intentTokens.issue("member", "slip");
  /** The form with one picture; `send` by default reads all of it. */
  const posted = async (which: keyof typeof pictures, send: Submission["send"]): Promise<Submission> => {
    async function* bytes() {
      yield new Uint8Array(pictures[which]);
    }
    const file = await openFile(bytes(), { maxBytes: 1_000, kinds: ["png"] });
    const look = async () => ({ takenAt: process.clock.now, balances: {}, names: {}, own: [] });
    return { ...process.submission({ token, kind: slip, facts: { bankCode: "" }, look }), file, send };
  };
  return { ...process, posted };
}

const accept = async () => ({});
const outcomes = ["refused", "unknown", "not-sent"] as const;

describe("a slip form that was sent", () => {
  it.each(outcomes)(
    "and ended %s: another picture is refused, the same one gets the first answer",
    async (reached) => {
      const { execution, posted } = await slipForm();
      const first = await execution.run(
        await posted("one", () => Promise.reject(failed(reached, "INVALID_SLIP"))),
      );
      expect(first).toMatchObject({
        kind: "settled",
        record: { state: reached === "unknown" ? "unknown" : "refused" },
      });
      expect(await execution.run(await posted("other", fail))).toEqual({ kind: "altered" });
      expect(await execution.run(await posted("one", fail))).toEqual(first);
    },
  );

  it("and was withheld because the list of slips could not be read: the same", async () => {
    const { execution, posted } = await slipForm();
    const look = () => Promise.reject(failed("unknown"));
    expect(await execution.run({ ...(await posted("one", fail)), look })).toMatchObject({
      record: { state: "refused" },
    });
    expect(await execution.run(await posted("other", fail))).toEqual({ kind: "altered" });
    expect(await execution.run(await posted("one", fail))).toMatchObject({ record: { state: "refused" } });
  });

  it("by a process that died during the call: its picture is known, and another one is refused", async () => {
    const store = createMemoryStore(() => 0);
    const { execution, posted, ...process } = await slipForm(store);
    const dying = await posted("one", () => gate().opened.then(accept));
    void execution.run(dying);
    await dying.file?.digest();
    const digest = createHash("sha256").update(pictures.one).digest("hex");
    const kept = async () =>
      JSON.parse((await store.read(`intent:${dying.token.split(".")[0]}`)) ?? "{}") as IntentRecord;
    await expect.poll(async () => (await kept()).digest).toBe(digest);
    process.clock.now += CALL_TIMEOUT_MS + 60_000;
    expect(await execution.run(await posted("other", fail))).toEqual({ kind: "altered" });
    expect(await execution.run(await posted("one", fail))).toMatchObject({ record: { state: "unknown" } });
  });

  it("and whose picture was never read to its end: nobody can tell which it was, and that is said", async () => {
    const { execution, posted } = await slipForm();
    const half = await posted("one", () => Promise.reject(failed("unknown")));
    const file = { whole: gate().opened.then(() => ""), digest: () => Promise.reject(failed("unknown")) };
    expect(await execution.run({ ...half, file })).toMatchObject({ record: { state: "unknown" } });
    expect(await execution.run(await posted("one", fail))).toEqual({ kind: "unclear" });
  });
});

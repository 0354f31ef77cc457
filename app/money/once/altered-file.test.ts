import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { slip } from "~/money/kinds/slip.server";
import { openFile } from "~/uploads/uploaded-file.server";
import { aProcess, CALL_TIMEOUT_MS, fail, failed, gate } from "../../../tests/support/execution";
import { createMemoryStore } from "../../../tests/support/memory-store";
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
    return {
      ...process.submission({ token, kind: slip, facts: { bankCode: "" }, takeSnapshot: look }),
      file,
      send,
    };
  };
  /** What the store has of a submission. */
  const kept = async ({ token }: Submission) =>
    JSON.parse((await store.read(keyOf(token))) ?? "{}") as IntentRecord;
  return { ...process, posted, kept };
}

const keyOf = (token: string) => `intent:${token.split(".")[0]}`;
const digestOf = (which: keyof typeof pictures) => createHash("sha256").update(pictures[which]).digest("hex");

/** The file that `one` is, of which the rest comes once it is let in. */
function fileInTwo() {
  const rest = gate();
  const whole = rest.opened.then(() => digestOf("one"));
  return { file: { whole, digest: () => whole }, letIn: rest.open };
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
    expect(await execution.run({ ...(await posted("one", fail)), takeSnapshot: look })).toMatchObject({
      record: { state: "refused" },
    });
    expect(await execution.run(await posted("other", fail))).toEqual({ kind: "altered" });
    expect(await execution.run(await posted("one", fail))).toMatchObject({ record: { state: "refused" } });
  });

  it("by a process that died during the call: its picture is known, and another one is refused", async () => {
    const { execution, posted, kept, ...process } = await slipForm();
    const dying = await posted("one", () => gate().opened.then(accept));
    void execution.run(dying);
    await dying.file?.digest();
    await expect.poll(async () => (await kept(dying)).digest).toBe(digestOf("one"));
    process.clock.now += CALL_TIMEOUT_MS + 60_000;
    expect(await execution.run(await posted("other", fail))).toEqual({ kind: "altered" });
    expect(await execution.run(await posted("one", fail))).toMatchObject({ record: { state: "unknown" } });
  });

  it("and whose picture was never read to its end: nobody can tell which it was, and that is said", async () => {
    const { execution, posted, clock } = await slipForm();
    const half = await posted("one", () => Promise.reject(failed("unknown")));
    const file = { whole: gate().opened.then(() => ""), digest: () => Promise.reject(failed("unknown")) };
    expect(await execution.run({ ...half, file })).toMatchObject({ record: { state: "unknown" } });
    clock.now += 11_000;
    expect(await execution.run(await posted("one", fail))).toEqual({ kind: "unclear" });
  });
});

describe("a slip that is answered while the rest of its picture is on its way", () => {
  it("has its answer in the store at once, and its picture's digest when the rest has come", async () => {
    const { execution, posted, kept } = await slipForm();
    const { file, letIn } = fileInTwo();
    const first = { ...(await posted("one", accept)), file };
    const running = execution.run(first);
    await expect.poll(async () => (await kept(first)).state).toBe("accepted");
    expect((await kept(first)).digest).toBeUndefined();
    letIn();
    expect(await running).toMatchObject({ record: { state: "accepted", digest: digestOf("one") } });
    expect(await kept(first)).toMatchObject({ state: "accepted", digest: digestOf("one") });
  });

  it("keeps what was told of it meanwhile", async () => {
    const { execution, posted, kept, store } = await slipForm();
    const { file, letIn } = fileInTwo();
    const first = { ...(await posted("one", () => Promise.reject(failed("unknown")))), file };
    const running = execution.run(first);
    await expect.poll(async () => (await kept(first)).state).toBe("unknown");
    const held = (await store.read(keyOf(first.token))) ?? "";
    const told = JSON.stringify({ ...(await kept(first)), state: "done", judgedAt: 1 });
    expect(await store.replace(keyOf(first.token), held, told, 1_000)).toBe(true);
    letIn();
    await running;
    expect(await kept(first)).toMatchObject({ state: "done", judgedAt: 1, digest: digestOf("one") });
  });

  it("is waited for by a second tap: the same picture gets the answer, another one is refused", async () => {
    const { execution, posted, kept } = await slipForm();
    const { file, letIn } = fileInTwo();
    const first = { ...(await posted("one", accept)), file };
    const running = execution.run(first);
    await expect.poll(async () => (await kept(first)).state).toBe("accepted");
    const taps = [execution.run(await posted("one", fail)), execution.run(await posted("other", fail))];
    letIn();
    expect(await Promise.all(taps)).toEqual([await running, { kind: "altered" }]);
  });
});

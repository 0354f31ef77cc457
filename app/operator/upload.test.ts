import { createHash } from "node:crypto";
import type { FilePart } from "schemas/contract/endpoint";
import { afterEach, describe, expect, it } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { callTime } from "../../tests/support/call-time";
import { fileOf } from "../../tests/support/files";
import { rejection } from "../../tests/support/rows";
import { startUploadSink, type UploadSink } from "../../tests/support/upload-sink";
import { createOperator, type Operator } from "./client.server";
import { createTransport } from "./transport.server";

const timeouts = { generalMs: 60_000, slipUploadMs: 60_000, chatUploadMs: 60_000 };
const key = { idempotencyKey: "intent-1" };
const MEGABYTE = 1_048_576;

const open: (() => Promise<void>)[] = [];

type SinkArguments = Parameters<typeof startUploadSink>;

/** A client, and an operator that accepts its files. */
async function bound(
  answer: SinkArguments[0] = (_, outgoing) => outgoing.end('{"message":"SUCCESS","path":"/files/1"}'),
  early?: SinkArguments[1],
  figures = timeouts,
): Promise<{ operator: Operator; sink: UploadSink }> {
  const sink = await startUploadSink(answer, early);
  const transport = createTransport(sink.url);
  open.push(() => sink.close().then(() => transport.close()));
  const settings = {
    transport,
    paths: {},
    timeouts: figures,
    onCall: () => undefined,
    waitForTurn: async () => undefined,
  };
  return { operator: createOperator(settings, { token: "t", requestId: "request-1" }), sink };
}

const operatorsFault = { reached: "not-sent", wasTried: true };
const membersFault = { reached: "not-sent", wasTried: false };

interface Source extends FilePart {
  taken(): number;
  isReleased(): boolean;
}

/** A file that is read in chunks on demand; fails at byte `failsAt`, if given, or stops for ever at `stopsAt`. */
function source(file: Buffer, failsAt = Number.POSITIVE_INFINITY, stopsAt = failsAt): Source {
  let taken = 0;
  let isReleased = false;
  async function* bytes() {
    try {
      for (let at = 0; at < file.length; at += 65_536) {
        if (at >= failsAt) throw new Error("the member left");
        if (at >= stopsAt) await new Promise(() => undefined);
        taken = at + 65_536;
        yield file.subarray(at, at + 65_536);
      }
    } finally {
      isReleased = true;
    }
  }
  return {
    name: "upload.png",
    type: "image/png",
    bytes: bytes(),
    taken: () => taken,
    isReleased: () => isReleased,
  };
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((end) => end()));
});

describe("an upload", () => {
  it("brings the file unchanged under our name for it, its fields first, its key beside it [7.37]", async () => {
    const { operator, sink } = await bound();
    const bytes = fileOf("png", 3 * MEGABYTE);
    await operator.wallet.slip({ file: source(bytes), bankCode: "KBANK" }, key);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    expect(sink.received).toMatchObject([
      {
        url: "/api/wallet/slip",
        fields: { bankCode: "KBANK" },
        file: { field: "file", name: "upload.png", type: "image/png", size: 3 * MEGABYTE, sha256 },
        headers: {
          "idempotency-key": "intent-1",
          authorization: "Bearer t",
          "x-requested-with": "wallet-user",
        },
      },
    ]);
  });

  it("leaves out a field that is not given, and takes the chat's files too [7.71 7.72]", async () => {
    const { operator, sink } = await bound();
    await operator.wallet.slip({ file: source(fileOf("jpeg", 100)) }, key);
    expect(await operator.chat.uploadImage({ file: source(fileOf("png", 100)) })).toEqual({
      path: "/files/1",
    });
    expect(await operator.chat.uploadVideo({ file: source(fileOf("mp4", 100)) })).toEqual({
      path: "/files/1",
    });
    expect(sink.received.map(({ url, fields }) => [url, fields])).toEqual([
      ["/api/wallet/slip", {}],
      ["/api/chat/upload-image", {}],
      ["/api/chat/upload-video", {}],
    ]);
  });

  it("asks for the file no faster than the operator takes it", async () => {
    const { operator } = await bound(undefined, () => true, { ...timeouts, slipUploadMs: 700 });
    const file = source(fileOf("png", 40 * MEGABYTE));
    expect(await rejection(operator.wallet.slip({ file }, key))).toMatchObject(operatorsFault);
    expect(file.taken()).toBeLessThan(10 * MEGABYTE);
    expect(file.isReleased()).toBe(true);
  });
});

describe("how far an upload got", () => {
  it("is `not-sent` when its file broke off: the operator never has a whole form", async () => {
    const { operator, sink } = await bound();
    const file = source(fileOf("png", 2 * MEGABYTE), MEGABYTE);
    expect(await rejection(operator.wallet.slip({ file }, key))).toMatchObject(membersFault);
    await expect.poll(sink.brokenOff).toBe(1);
    expect(sink.received).toEqual([]);
  });

  it("is `not-sent` when the rest of its file does not come in the call's time", async () => {
    const time = callTime();
    const { operator } = await bound(undefined, undefined, { ...timeouts, slipUploadMs: 50_000 });
    const file = source(fileOf("png", 2 * MEGABYTE), Number.POSITIVE_INFINITY, MEGABYTE);
    const call = rejection(operator.wallet.slip({ file }, key));
    await expect.poll(file.taken).toBe(MEGABYTE);
    time.over();
    expect(await call).toMatchObject(membersFault);
  });

  it("is the operator's fault when it closes the connection while more of the file is awaited", async () => {
    const { operator, sink } = await bound();
    const file = source(fileOf("png", 2 * MEGABYTE), Number.POSITIVE_INFINITY, MEGABYTE);
    const call = rejection(operator.wallet.slip({ file }, key));
    await expect.poll(file.taken).toBe(MEGABYTE);
    await sink.close();
    expect(await call).toMatchObject(operatorsFault);
  });

  it("is `not-sent` when nobody listens, and nothing of the file is asked for", async () => {
    const { operator, sink } = await bound();
    await sink.close();
    const file = source(fileOf("png", MEGABYTE));
    expect(await rejection(operator.wallet.slip({ file }, key))).toMatchObject(operatorsFault);
    expect(file.taken()).toBe(0);
  });

  it("is `unknown` when the operator had it all and said nothing, and it is sent once", async () => {
    const { operator, sink } = await bound((incoming) => incoming.socket.destroy());
    for (const send of [
      () => operator.wallet.slip({ file: source(fileOf("png", MEGABYTE)) }, key),
      () => operator.chat.uploadImage({ file: source(fileOf("png", MEGABYTE)) }),
    ]) {
      expect(await rejection(send())).toMatchObject({ reached: "unknown" });
    }
    expect(sink.received).toHaveLength(2);
  });

  it("is `unknown` when the answer does not come in the upload's own time", async () => {
    const time = callTime();
    const { operator } = await bound(time.over, undefined, { ...timeouts, slipUploadMs: 50_000 });
    const call = operator.wallet.slip({ file: source(fileOf("png", 1_000)) }, key);
    expect(await rejection(call)).toMatchObject({ reached: "unknown" });
    expect(AbortSignal.timeout).toHaveBeenCalledWith(50_000);
  });

  it.each(["uploadImage", "uploadVideo"] as const)(
    "is `unknown` when a chat file's answer does not come within the 300 s of every brand: %s [9.02]",
    async (call) => {
      const time = callTime();
      const { operator } = await bound(time.over, undefined, brandWith().timeouts);
      const failure = rejection(operator.chat[call]({ file: source(fileOf("png", 1_000)) }));
      expect(await failure).toMatchObject({ reached: "unknown" });
      expect(AbortSignal.timeout).toHaveBeenCalledWith(300_000);
      expect(AbortSignal.timeout).not.toHaveBeenCalledWith(60_000);
    },
  );

  it("is `refused` when the operator says no before it has read the file", async () => {
    const { operator } = await bound(undefined, (_, outgoing) => {
      outgoing.writeHead(413, { connection: "close" });
      outgoing.end('{"message":"IMG_SIZE_UNABLE_TO_PROCESS"}');
      return true;
    });
    const file = source(fileOf("png", 20 * MEGABYTE));
    const failure = await rejection(operator.wallet.slip({ file }, key));
    expect(failure).toMatchObject({ reached: "refused", code: "IMG_SIZE_UNABLE_TO_PROCESS" });
    await expect.poll(file.isReleased).toBe(true);
  });
});

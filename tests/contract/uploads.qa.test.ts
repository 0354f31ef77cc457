import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import jpeg from "jpeg-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import { slipOf, slipsOf, transferOf, upload } from "./cashier-desk";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kapao-uploads-"));
  process.env.TMPDIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));
const operator = sharedOperator();

/** The uploads on disk. */
async function kept(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.startsWith("sandbox-upload-"));
}

describe("an upload", () => {
  it("is recorded with its file's name, type, size and digest, and none of its bytes", async () => {
    const member = await operator.member();
    const file = await slipOf(await transferOf(operator, member));
    await operator.call("wallet.slip", { file, bankCode: "SCB" }, member);
    const [call] = await operator.calls({ endpoint: "wallet.slip", username: member.username });
    const sha256 = createHash("sha256")
      .update(new Uint8Array(await file.arrayBuffer()))
      .digest("hex");
    expect(call).toMatchObject({ status: 200, executed: true });
    expect(call?.body).toEqual({
      bankCode: "SCB",
      file: { name: "slip.png", type: "image/png", size: file.size, sha256 },
    });
  });

  it("is struck by faults as other calls are: before nothing is credited, after it is", async () => {
    const member = await operator.member();
    const file = await slipOf(await transferOf(operator, member));
    const fault = { endpoint: "wallet.slip", username: member.username, times: 1 };
    await operator.control("POST", "/faults", { ...fault, kind: "reset-before" });
    await expect(upload(operator, member, file)).rejects.toThrow();
    expect(await slipsOf(operator, member)).toEqual([]);
    await operator.control("POST", "/faults", { ...fault, kind: "truncated" });
    await expect(upload(operator, member, file)).rejects.toThrow();
    expect(await operator.state(member)).toMatchObject({ wallet: 100 });
    const calls = await operator.calls({ endpoint: "wallet.slip", username: member.username });
    expect(calls.map(({ fault: kind, executed }) => [kind, executed])).toEqual([
      ["reset-before", false],
      ["truncated", true],
    ]);
  });

  it("whose sender leaves in the middle leaves nothing: no slip, no money, no file", async () => {
    const member = await operator.member();
    const { hostname, port } = new URL(operator.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.write(
      [
        "POST /api/wallet/slip HTTP/1.1",
        "Host: sandbox",
        "X-Requested-With: wallet-user",
        `Authorization: Bearer ${member.token}`,
        "Content-Type: multipart/form-data; boundary=x",
        "Content-Length: 5000000",
        "",
        "--x",
        'Content-Disposition: form-data; name="file"; filename="slip.png"',
        "Content-Type: image/png",
        "",
        "\u0089PNG half of it",
      ].join("\r\n"),
    );
    await expect.poll(kept).toHaveLength(1);
    socket.destroy();
    await expect.poll(kept).toEqual([]);
    expect(await slipsOf(operator, member)).toEqual([]);
    const [call] = await operator.calls({ endpoint: "wallet.slip" }).then((calls) => calls.slice(-1));
    expect(call).toMatchObject({ executed: false, status: null });
  });

  it("of 10 MB from 50 members at once stays out of memory, and other calls are answered meanwhile", async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => operator.member()));
    const pixels = { width: 200, height: 200, data: Buffer.alloc(160_000, 255) };
    const picture = jpeg.encode(pixels, 80).data;
    const before = process.memoryUsage.rss();
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage.rss());
    }, 10);
    const sent = members.map(({ token }) => streamed(token, picture));
    const meanwhile = await operator.call("lookup.banks");
    const answers = await Promise.all(sent);
    clearInterval(watch);
    expect(meanwhile.status).toBe(200);
    expect(answers).toEqual(answers.map(() => "INVALID_SLIP"));
    // 500 MB pass. This process both sends and receives, and garbage waits to be collected: up to 230 were seen.
    expect((highest - before) / MEGABYTE).toBeLessThan(350);
    const calls = await operator.calls({ endpoint: "wallet.slip", limit: "50" });
    const files = calls.map(({ body }) => (body as { file: { size: number } }).file.size);
    expect(files).toEqual(files.map(() => 10 * MEGABYTE));
    await expect.poll(kept).toEqual([]);
  }, 60_000);
});

const MEGABYTE = 1_048_576;

/** A form with the picture padded to 10 MB, generated in chunks. */
async function* filled(picture: Uint8Array, boundary: string) {
  yield Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="s.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
  );
  yield picture;
  const part = Buffer.alloc(65_536);
  let missing = 10 * MEGABYTE - picture.length;
  for (; missing > part.length; missing -= part.length) yield part;
  yield part.subarray(0, missing);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

/** Sends the form. Returns the response's message. */
async function streamed(token: string, picture: Uint8Array): Promise<string> {
  const boundary = "k".repeat(30);
  const request = httpRequest(`${operator.url}/api/wallet/slip`, {
    method: "POST",
    headers: {
      "X-Requested-With": "wallet-user",
      Authorization: `Bearer ${token}`,
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
    },
  });
  const answered = once(request, "response") as Promise<[IncomingMessage]>;
  await pipeline(Readable.from(filled(picture, boundary)), request);
  const [response] = await answered;
  return ((await json(response)) as { message: string }).message;
}

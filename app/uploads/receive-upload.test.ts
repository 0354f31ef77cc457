import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  disguises,
  FORM_END,
  FORM_TYPE,
  fileOf,
  filePart,
  formOf,
  part,
  samples,
} from "../../tests/support/files";
import { rejection } from "../../tests/support/rows";
import { BodyTooLarge } from "./body-too-large";
import { receiveUpload } from "./receive-upload.server";

const MAX = 300_000;
const rule = { maxBytes: MAX, kinds: ["png", "jpeg"], required: ["intent"] } as const;
const fields = { intent: "token", bankCode: "KBANK" };

/** A POST whose body is read in these chunks; `taken` counts them. */
function post(pieces: readonly (Buffer | Error)[], type = FORM_TYPE) {
  const seen = { taken: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        const piece = pieces[seen.taken++];
        if (piece === undefined) stream.close();
        else if (piece instanceof Error) stream.error(piece);
        else stream.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, headers: { "content-type": type }, duplex: "half" };
  return { request: new Request("http://wallet.example/slip", init as RequestInit), seen };
}

function cut(body: Buffer, size: number): Buffer[] {
  const count = Math.ceil(body.length / size);
  return Array.from({ length: count }, (_, index) => body.subarray(index * size, (index + 1) * size));
}

async function readAll(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const refused = (pieces: (Buffer | Error)[], type?: string) =>
  rejection(receiveUpload(post(pieces, type).request, rule));

describe("an upload", () => {
  it("gives its fields, its kind, its bytes as they were sent, and their digest, however it is cut", async () => {
    const file = fileOf("png", 5_000);
    const form = formOf({ fields, file, name: "../../etc/ຮູບ.PHP", type: "text/html" });
    const sizes = fc.constantFrom(1, 2, 7, 60, 1_000, 1_000_000);
    await fc.assert(
      fc.asyncProperty(sizes, async (size) => {
        const upload = await receiveUpload(post(cut(form, size)).request, rule);
        expect(Object.fromEntries(upload.fields)).toEqual(fields);
        expect(upload.file).toMatchObject({ name: "upload.png", type: "image/png" });
        expect((await readAll(upload.file.bytes)).equals(file)).toBe(true);
        expect(await upload.file.digest()).toBe(sha256(file));
        expect(upload.file.fault()).toBeUndefined();
      }),
      { numRuns: 6 },
    );
  });

  it("waits at its sender until it is read on", async () => {
    const file = fileOf("jpeg", MAX);
    const { request, seen } = post(cut(formOf({ fields, file }), 1_000));
    const upload = await receiveUpload(request, rule);
    await new Promise(setImmediate);
    expect(seen.taken).toBeLessThan(150);
    expect((await readAll(upload.file.bytes)).length).toBe(MAX);
    expect(seen.taken).toBeGreaterThan(300);
  });

  it("has its digest also where its reader left half-way, or never came", async () => {
    const file = fileOf("png", MAX);
    const half = await receiveUpload(post(cut(formOf({ fields, file }), 10_000)).request, rule);
    for await (const _ of half.file.bytes) break;
    expect(await half.file.digest()).toBe(sha256(file));
    const unread = await receiveUpload(post(cut(formOf({ fields, file }), 10_000)).request, rule);
    expect(await unread.file.digest()).toBe(sha256(file));
  });

  it("leaves out fields that no form of ours has", async () => {
    const strange = { ...fields, "amount[0]": "1", __proto__x: "2" };
    const upload = await receiveUpload(post([formOf({ fields: strange, file: samples.png })]).request, rule);
    expect(Object.fromEntries(upload.fields)).toEqual(fields);
  });
});

describe("a file that is too large", () => {
  it("is taken at the limit, and fails at a byte more while it is read", async () => {
    const read = async (size: number) => {
      const form = formOf({ fields, file: fileOf("png", size) });
      const upload = await receiveUpload(post(cut(form, 16_384)).request, rule);
      return { upload, bytes: await readAll(upload.file.bytes).catch((error: unknown) => error) };
    };
    expect(((await read(MAX)).bytes as Buffer).length).toBe(MAX);
    const { upload, bytes } = await read(MAX + 1);
    expect(bytes).toMatchObject({ fault: "tooLarge" });
    expect(upload.file.fault()).toMatchObject({ fault: "tooLarge" });
    expect(await rejection(upload.file.digest())).toMatchObject({ fault: "tooLarge" });
  });

  it("is refused where the listener stops its body, before or in the file", async () => {
    expect(await refused([new BodyTooLarge()])).toMatchObject({ fault: "tooLarge" });
    const start = formOf({ fields, file: fileOf("png", 1_000) }).subarray(0, 700);
    const upload = await receiveUpload(post([start, new BodyTooLarge()]).request, rule);
    expect(await rejection(readAll(upload.file.bytes))).toMatchObject({ fault: "tooLarge" });
  });
});

describe("what is no slip", () => {
  it.each(disguises)("$what with a picture's name and type is refused", async ({ bytes }) => {
    const form = formOf({ fields, file: bytes, name: "slip.png", type: "image/png" });
    expect(await refused(cut(form, 3))).toMatchObject({ fault: "wrongKind" });
  });

  it("no file, or an empty one, is said to be none", async () => {
    expect(await refused([formOf({ fields })])).toMatchObject({ fault: "noFile" });
    expect(await refused([formOf({ fields, file: Buffer.alloc(0), name: "" })])).toMatchObject({
      fault: "noFile",
    });
    expect(await refused([])).toMatchObject({ name: "UploadRefused" });
  });

  it("a file before its fields is refused before it is read", async () => {
    const form = Buffer.concat([filePart(fileOf("png", MAX)), part("intent", "token"), FORM_END]);
    const { request, seen } = post(cut(form, 1_000));
    expect(await rejection(receiveUpload(request, rule))).toMatchObject({ fault: "outOfOrder" });
    expect(seen.taken).toBeLessThan(150);
  });

  it.each([
    ["a field", part("bankCode", "SCB")],
    ["a second file", filePart(samples.png)],
  ])("%s after the file spoils it before its bytes end", async (_, more) => {
    const form = Buffer.concat([part("intent", "x"), filePart(fileOf("png", 2_000)), more, FORM_END]);
    const upload = await receiveUpload(post(cut(form, 500)).request, rule);
    expect(await rejection(readAll(upload.file.bytes))).toMatchObject({ fault: "outOfOrder" });
  });

  it("a form that breaks off is never taken for whole, wherever it does", async () => {
    const form = formOf({ fields, file: fileOf("png", 600) });
    const ends = fc.integer({ min: 0, max: form.length - 5 });
    await fc.assert(
      fc.asyncProperty(ends, fc.boolean(), async (end, isCut) => {
        const pieces = [form.subarray(0, end), ...(isCut ? [new Error("the client left")] : [])];
        const read = async () => {
          const upload = await receiveUpload(post(pieces).request, rule);
          return readAll(upload.file.bytes);
        };
        expect(await rejection(read())).toMatchObject({ name: "UploadRefused" });
      }),
      { numRuns: 200 },
    );
  });

  it("a field of no reasonable length, or too many, and what is no form at all, are refused", async () => {
    const long = { intent: "x".repeat(5_000) };
    expect(await refused([formOf({ fields: long, file: samples.png })])).toMatchObject({ fault: "broken" });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, "x"]));
    expect(await refused([formOf({ fields: many, file: samples.png })])).toMatchObject({ fault: "broken" });
    expect(await refused([Buffer.from("x")], "multipart/form-data")).toMatchObject({ fault: "broken" });
    expect(await refused([Buffer.from("hello")])).toMatchObject({ name: "UploadRefused" });
  });
});

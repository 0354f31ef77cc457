import { describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import { gif, jpeg, mov, mp4, page, png } from "./sample-files";

const MEGABYTE = 1024 * 1024;

const operator = sharedOperator();

type Upload = "chat.uploadImage" | "chat.uploadVideo";

async function kept(name: Upload, file: File) {
  const { status, body } = await operator.call(name, { file });
  const { path = "" } = body as { path?: string };
  return { status, body, read: (init: RequestInit = {}) => fetch(operator.url + path, init) };
}

describe("an upload", () => {
  it.each<[Upload, File, string]>([
    ["chat.uploadImage", png(), "image/png"],
    ["chat.uploadImage", jpeg(), "image/jpeg"],
    ["chat.uploadImage", gif(), "image/gif"],
    ["chat.uploadVideo", mp4(), "video/mp4"],
    ["chat.uploadVideo", mov(), "video/quicktime"],
  ])(
    "to %s comes back as it is, with its type, and is nothing else [7.71 7.72 5.15]",
    async (name, file, type) => {
      const answer = await (await kept(name, file)).read();
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(type);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
    },
  );

  it.each<[string, Upload, File, number, string]>([
    ["a page that calls itself a picture", "chat.uploadImage", page(), 415, "SLIP_INVALID_FILE"],
    ["a video among pictures", "chat.uploadImage", mp4(), 415, "SLIP_INVALID_FILE"],
    ["a picture among videos", "chat.uploadVideo", png(), 415, "SLIP_INVALID_FILE"],
    ["an empty file", "chat.uploadImage", new File([], "photo.png"), 400, "SLIP_NO_FILE"],
    ["a picture above 10 MB", "chat.uploadImage", png(10 * MEGABYTE + 1), 413, "SLIP_INVALID_FILE"],
    ["a video above 20 MB", "chat.uploadVideo", mp4(20 * MEGABYTE + 1), 413, "SLIP_INVALID_FILE"],
  ])("of %s is refused", async (_, name, file, status, message) => {
    expect(await kept(name, file)).toMatchObject({ status, body: { message } });
  });

  it("of exactly 10 and 20 MB is taken [5.17 5.18]", async () => {
    expect((await kept("chat.uploadImage", jpeg(10 * MEGABYTE))).status).toBe(200);
    expect((await kept("chat.uploadVideo", mp4(20 * MEGABYTE))).status).toBe(200);
  });

  it("without a file, or that is no form, is refused", async () => {
    const post = (body: BodyInit, headers = {}) =>
      fetch(`${operator.url}/api/chat/upload-image`, {
        method: "POST",
        headers: { "X-Requested-With": "wallet-user", ...headers },
        body,
      });
    expect((await post(new FormData())).status).toBe(400);
    expect((await post("{}", { "content-type": "application/json" })).status).toBe(400);
    expect((await post("--x", { "content-type": "multipart/form-data; boundary=x" })).status).toBe(400);
  });

  it("is recorded by name, type and size, and meets faults like any call", async () => {
    await operator.control("DELETE", "/calls");
    await operator.control("POST", "/faults", { endpoint: "chat.uploadImage", kind: "status", times: 1 });
    expect((await kept("chat.uploadImage", png(512))).status).toBe(500);
    expect((await kept("chat.uploadImage", png(512))).status).toBe(200);
    const calls = await operator.calls({ endpoint: "chat.uploadImage" });
    const body = { file: { name: "photo.png", type: "image/png", size: 512 } };
    expect(calls).toMatchObject([
      { body, executed: false, fault: "status" },
      { body, executed: true, fault: null },
    ]);
  });

  it("is served in parts, as players of video ask", async () => {
    const { read } = await kept("chat.uploadVideo", mp4(1000));
    const part = async (range: string) => {
      const answer = await read({ headers: { range } });
      return [answer.status, answer.headers.get("content-range"), (await answer.arrayBuffer()).byteLength];
    };
    expect(await part("bytes=0-99")).toEqual([206, "bytes 0-99/1000", 100]);
    expect(await part("bytes=900-")).toEqual([206, "bytes 900-999/1000", 100]);
    expect(await part("bytes=-10")).toEqual([206, "bytes 990-999/1000", 10]);
    expect(await part("bytes=5-1")).toEqual([200, null, 1000]);
    expect((await read({ method: "HEAD" })).headers.get("content-length")).toBe("1000");
  });

  it("leads nowhere else on the disk", async () => {
    for (const path of ["/chat-files/", "/chat-files/..%2f..%2fetc%2fpasswd", "/chat-files/abc.png"]) {
      expect((await fetch(operator.url + path)).status).toBe(404);
    }
  });
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { close, listen } from "../../../tests/support/local-server";
import { rejection } from "../../../tests/support/rows";
import { openBuild, serveBrandFolder, serveStatic } from "./files";

let folder: string;
let port: number;
let stop: () => Promise<void>;
const passedOn: IncomingMessage[] = [];

/** A build, a brand's pictures, and files beside them that must not be served. */
async function writeFiles(): Promise<void> {
  await mkdir(join(folder, "client/assets"), { recursive: true });
  await mkdir(join(folder, "config/moon"), { recursive: true });
  await mkdir(join(folder, "config/moon-two"), { recursive: true });
  const files = {
    "client/assets/entry-1a2b.js": "code",
    "client/assets/entry-1a2b.js.br": "brotli",
    "client/favicon.ico": "icon",
    "config/moon/logo.svg": "<svg/>",
    "config/moon/gone.svg": "<svg></svg>",
    "config/moon/.hidden": "secret",
    "config/moon.json": "secret",
    "config/moon-two/logo.svg": "secret",
    "secret.txt": "secret",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-"));
  await writeFiles();
  const files = {
    build: openBuild(join(folder, "client")),
    brand: serveBrandFolder(join(folder, "config/moon")),
  };
  const server = createServer((incoming, outgoing) => {
    serveStatic(files, incoming, outgoing, () => {
      passedOn.push(incoming);
      outgoing.statusCode = 404;
      outgoing.end("passed on");
    });
  });
  port = await listen(server);
  stop = () => close(server);
});

afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

/** Sends the path unchanged; `fetch` would resolve the dots. */
function rawGet(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    });
    socket.on("data", (data) => {
      text += String(data);
    });
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
  });
}

describe("files of the build", () => {
  it("with a hash in their name are kept for good, the others for a day", async () => {
    const asset = await get("/assets/entry-1a2b.js", { headers: { "accept-encoding": "identity" } });
    expect(await asset.text()).toBe("code");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const icon = await get("/favicon.ico");
    expect(icon.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(icon.headers.get("etag")).not.toBeNull();
  });

  it("go out as they were compressed at build time, to whoever takes that", async () => {
    const head = await get("/assets/entry-1a2b.js", { method: "HEAD", headers: { "accept-encoding": "br" } });
    expect(head.headers.get("content-encoding")).toBe("br");
    expect(head.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(head.headers.get("cache-control")).toContain("immutable");
  });

  it("are the same under a query", async () => {
    const again = await get("/assets/entry-1a2b.js?query", { headers: { "accept-encoding": "br" } });
    expect([again.status, again.headers.get("content-encoding")]).toEqual([200, "br"]);
    expect(again.headers.get("cache-control")).toContain("immutable");
  });

  it("that are not there are the app's 404; with a hash in their name, a short one that nobody keeps", async () => {
    expect(await (await get("/gone.ico")).text()).toBe("passed on");
    for (const path of ["/assets/gone.js", "/assets/"]) {
      const gone = await get(path);
      expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-store"]);
      expect(await gone.text()).toBe("No such file");
    }
  });
});

describe("a part of a file", () => {
  const part = async (range: string, path = "/brand/logo.svg") => {
    const answer = await get(path, { headers: { range, "accept-encoding": "identity" } });
    return [answer.status, await answer.text()];
  };

  it("goes out where the range is one, to the file's end at most", async () => {
    expect(await part("bytes=1-3")).toEqual([206, "svg"]);
    expect(await part("bytes=4-")).toEqual([206, "/>"]);
    expect(await part("bytes=4-999999")).toEqual([206, "/>"]);
    expect(await part("bytes=6-")).toEqual([416, ""]);
    expect(await part("bytes=0-1", "/assets/entry-1a2b.js")).toEqual([206, "co"]);
  });

  it("is the whole where the range is none, and the process lives on", async () => {
    const odd = ["bytes=5-2", "bytes=-5", "bytes=0-0", "bytes=", "bytes=a-b", "items=0-1", "bytes=0-1,2-3"];
    const huge = ["bytes=0-99999999999999999999", "bytes=99999999999999999999-", "bytes=1.5-2", "bytes=0--1"];
    for (const range of [...odd, ...huge]) {
      expect([range, ...(await part(range))]).toEqual([range, 200, "<svg/>"]);
      expect(await part(range, "/assets/entry-1a2b.js")).toEqual([200, "code"]);
    }
  });
});

describe("a file that is gone or cannot be read", () => {
  it("breaks its own answer off and nothing else", async () => {
    await rm(join(folder, "config/moon/gone.svg"));
    expect(await rejection(get("/brand/gone.svg"))).toBeInstanceOf(TypeError);
    expect((await get("/brand/logo.svg")).status).toBe(200);
  });
});

describe("the brand's pictures", () => {
  it("stand under /brand and are kept for a day", async () => {
    const logo = await get("/brand/logo.svg");
    expect(await logo.text()).toBe("<svg/>");
    expect(logo.headers.get("content-type")).toBe("image/svg+xml");
    expect(logo.headers.get("cache-control")).toBe("public,max-age=86400");
  });

  it("answer HEAD with everything but the picture", async () => {
    const logo = await get("/brand/logo.svg", { method: "HEAD" });
    expect(logo.status).toBe(200);
    expect(logo.headers.get("content-length")).toBe("6");
    expect(await logo.text()).toBe("");
  });

  it("are the only files of their folder's surroundings", async () => {
    const attacks = [
      "/brand/../moon.json",
      "/brand/..%2fmoon.json",
      "/brand/%2e%2e/moon.json",
      "/brand/%2e%2e%2fmoon.json",
      "/brand/..\\moon.json",
      "/brand/..%5cmoon.json",
      "/brand/%252e%252e/moon.json",
      "/brand/../../secret.txt",
      "/brand/....//moon.json",
      "/brand//etc/passwd",
      "/brand/%00logo.svg",
      "/brand/../moon-two/logo.svg",
      "/brand-two/logo.svg",
      "/brand/.hidden",
      "/brand/%ff",
      "/assets/../../secret.txt",
      "/assets/%2e%2e/%2e%2e/secret.txt",
      "/../secret.txt",
    ];
    for (const path of attacks) {
      const text = await rawGet(path);
      expect([path, text.includes("secret")]).toEqual([path, false]);
      expect(text).toMatch(/passed on|No such file/);
    }
  });
});

describe("what is not a file", () => {
  it("is passed on as it came: other methods, other paths, missing pictures", async () => {
    passedOn.length = 0;
    await get("/brand/logo.svg", { method: "POST" });
    await get("/user/home?x=1");
    await get("/brand/missing.svg?x=1");
    expect(passedOn.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /brand/logo.svg",
      "GET /user/home?x=1",
      "GET /brand/missing.svg?x=1",
    ]);
  });
});

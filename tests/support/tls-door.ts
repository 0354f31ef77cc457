import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createHttp, type RequestListener } from "node:http";
import { createServer as createHttps } from "node:https";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Identity {
  cert: string;
  key: string;
}

export interface Identities {
  /** The authority that a client must trust, and the file that it is in. */
  ca: string;
  caFile: string;
  good: Identity;
  expired: Identity;
  wrongName: Identity;
  selfSigned: Identity;
  remove(): void;
}

const NEW_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
const HERE = "subjectAltName=IP:127.0.0.1";

/** An authority and certificates for this machine, good and bad, made anew. */
export function createIdentities(): Identities {
  const folder = mkdtempSync(join(tmpdir(), "kapao-identities-"));
  const file = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync("openssl", args, { stdio: "pipe" });
  const subject = (name: string, names: string) => ["-subj", `/CN=${name}`, "-addext", names];
  const files = (name: string) => ["-keyout", file(`${name}.key`), "-out", file(`${name}.crt`)];
  const issuer = ["-CA", file("ca.crt"), "-CAkey", file("ca.key")];
  const read = (name: string): Identity => ({
    cert: readFileSync(file(`${name}.crt`), "utf8"),
    key: readFileSync(file(`${name}.key`), "utf8"),
  });
  openssl("req", "-x509", ...NEW_KEY, "-days", "2", "-subj", "/CN=authority", ...files("ca"));
  openssl("req", "-x509", ...NEW_KEY, "-days", "2", ...subject("here", HERE), ...files("selfSigned"));
  const issue = (name: string, names: string, days: string) => {
    const request = file(`${name}.csr`);
    openssl(
      "req",
      "-new",
      ...NEW_KEY,
      ...subject(name, names),
      "-keyout",
      file(`${name}.key`),
      "-out",
      request,
    );
    const to = ["-out", file(`${name}.crt`)];
    openssl("x509", "-req", "-in", request, ...issuer, "-copy_extensions", "copy", "-days", days, ...to);
  };
  issue("good", HERE, "2");
  issue("expired", HERE, "-1");
  issue("wrongName", "subjectAltName=DNS:other.example", "2");
  return {
    ca: read("ca").cert,
    caFile: file("ca.crt"),
    good: read("good"),
    expired: read("expired"),
    wrongName: read("wrongName"),
    selfSigned: read("selfSigned"),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** What comes of a client that connects. */
export const doors = [
  "opens",
  "expired",
  "wrongName",
  "selfSigned",
  "closes in the handshake",
  "resets in the handshake",
  "speaks plain HTTP",
] as const;
export type Door = (typeof doors)[number];

export interface TlsDoor {
  url: string;
  /** How the connections that follow are met; those that are open stay. */
  become(door: Door): void;
  /** How many connections it has met. */
  met(): number;
  close(): Promise<void>;
}

/** An https server on loopback that answers as told behind its door, and nothing before it. */
export async function startTlsDoor(identities: Identities, answer: RequestListener): Promise<TlsDoor> {
  const behind = (name: "good" | "expired" | "wrongName" | "selfSigned") => {
    const server = createHttps(identities[name], answer).on("tlsClientError", () => undefined);
    return (socket: Socket) => server.emit("connection", socket);
  };
  const plain = createHttp(answer);
  const meet: Record<Door, (socket: Socket) => unknown> = {
    opens: behind("good"),
    expired: behind("expired"),
    wrongName: behind("wrongName"),
    selfSigned: behind("selfSigned"),
    "closes in the handshake": (socket) => socket.once("data", () => socket.end()),
    "resets in the handshake": (socket) => socket.once("data", () => socket.resetAndDestroy()),
    "speaks plain HTTP": (socket) => plain.emit("connection", socket),
  };
  const open = new Set<Socket>();
  let door: Door = "opens";
  let met = 0;
  const server = createServer((socket) => {
    met += 1;
    open.add(socket);
    socket.on("error", () => undefined).on("close", () => open.delete(socket));
    meet[door](socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(next) {
      door = next;
    },
    met: () => met,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

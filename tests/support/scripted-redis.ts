import { type AddressInfo, createServer, type Socket } from "node:net";
import type { RedisAddress } from "schemas/env/redis-address";
import { addressOf } from "./redis";

export interface ScriptedRedis {
  address: RedisAddress;
  /** Every command received, in order: its name in upper case. */
  heard: string[];
  /** Sends a message to whoever has subscribed to its channel, or to any. */
  publish(channel: string, message: string): void;
  /** Cuts all connections off. */
  cut(): void;
  close(): Promise<void>;
}

/** The answers of a sound Redis to what every connection asks first, and to a claim. */
const usual: Record<string, string> = { INFO: bulk(""), GET: "$-1\r\n", SET: "$-1\r\n", EVAL: ":1\r\n" };

/** A Redis that says what the test makes it say: a command's answer as Redis writes it; absent: the usual one. */
export async function startScriptedRedis(
  say: (name: string) => string | undefined | Promise<string | undefined>,
): Promise<ScriptedRedis> {
  const heard: string[] = [];
  const [sockets, subscribers] = [new Set<Socket>(), new Set<Socket>()];
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy()));
    let unread = "";
    let answered: Promise<unknown> = Promise.resolve();
    socket.on("data", (data) => {
      const { names, rest } = commandsIn(unread + data.toString("latin1"));
      unread = rest;
      heard.push(...names);
      if (names.includes("SUBSCRIBE")) subscribers.add(socket);
      for (const name of names)
        answered = answered.then(async () => socket.write((await say(name)) ?? usual[name] ?? "+OK\r\n"));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: addressOf(`redis://127.0.0.1:${port}`),
    heard,
    publish(channel, message) {
      const told = `>3\r\n${["message", channel, message].map(bulk).join("")}`;
      for (const socket of subscribers) socket.write(told);
    },
    cut,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        cut();
      }),
  };
}

export function bulk(text: string): string {
  return `$${text.length}\r\n${text}\r\n`;
}

/** What a master says of itself. */
export function infoOf(replicas: number, more = ""): string {
  const lines = Array.from({ length: replicas }, (_, index) => `slave${index}:ip=x,port=1,state=online`);
  return bulk([`run_id:run`, `master_replid:line`, `aof_enabled:0`, ...lines, more].join("\r\n"));
}

/** The names of the commands that have arrived as a whole, and what is left of the text. */
function commandsIn(text: string): { names: string[]; rest: string } {
  const names: string[] = [];
  let rest = text;
  for (let parts = partsOf(rest); parts !== null; parts = partsOf(rest)) {
    names.push(parts.name.toUpperCase());
    rest = parts.rest;
  }
  return { names, rest };
}

/** The first part of a command; null unless all its parts have arrived. */
function partsOf(text: string): { name: string; rest: string } | null {
  const [head = "", count] = /^\*(\d+)\r\n/.exec(text) ?? [];
  if (count === undefined) return null;
  let rest = text.slice(head.length);
  let name: string | undefined;
  for (let part = 0; part < Number(count); part++) {
    const [size = "", length = 0] = /^\$(\d+)\r\n/.exec(rest) ?? [];
    const end = size.length + Number(length);
    if (size === "" || rest.length < end + 2) return null;
    name ??= rest.slice(size.length, end);
    rest = rest.slice(end + 2);
  }
  return { name: name ?? "", rest };
}

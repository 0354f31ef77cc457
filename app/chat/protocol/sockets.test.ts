import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type EventSocket,
  type PlainSocket,
  socketIoLink,
  socketIoOptions,
  webSocketAddress,
  webSocketLink,
} from "./sockets";

/** Records the events of a link as text. */
function listening() {
  const heard: unknown[] = [];
  const events = {
    opened: () => heard.push("opened"),
    joined: () => heard.push("joined"),
    refused: () => heard.push("refused"),
    closed: () => heard.push("closed"),
    received: (conversation: unknown) => heard.push(conversation),
  };
  return { heard, events };
}

afterEach(() => vi.restoreAllMocks());

describe("the plain WebSocket", () => {
  function plain() {
    const listeners = new Map<string, (event: { data: unknown }) => void>();
    const sent: string[] = [];
    const socket: PlainSocket & { readyState: number } = {
      readyState: 0,
      send: (text) => sent.push(text),
      close: () => sent.push("(closed)"),
      addEventListener: (type: string, listener: (event: { data: unknown }) => void) =>
        listeners.set(type, listener),
    };
    const { heard, events } = listening();
    const link = webSocketLink(() => socket)(events);
    return {
      socket,
      sent,
      heard,
      link,
      tell: (type: string, data?: unknown) => listeners.get(type)?.({ data }),
    };
  }

  it("carries join and messaging as JSON frames, and overhears everything else", () => {
    const { sent, heard, link, tell, socket } = plain();
    expect(link.isOpen()).toBe(false);
    socket.readyState = 1;
    tell("open");
    link.join("room-1");
    expect([sent, link.isOpen()]).toEqual([['{"event":"join","data":"room-1"}'], true]);
    for (const frame of ["{", "null", "[1]", '{"event":"typing","data":1}', new ArrayBuffer(2)]) {
      tell("message", frame);
    }
    tell("message", '{"event":"messaging","data":{"sender":"staff"}}');
    tell("error");
    tell("close");
    link.close();
    expect(heard).toEqual(["opened", { sender: "staff" }, "closed"]);
    expect(sent.at(-1)).toBe("(closed)");
  });

  it.each([
    ["https://chat.example", "wss://chat.example/chat"],
    ["http://127.0.0.1:4010", "ws://127.0.0.1:4010/chat"],
    ["https://chat.example/live/ws", "wss://chat.example/live/ws"],
  ])("of %s is at %s", (url, address) => expect(webSocketAddress(url)).toBe(address));
});

describe("Socket.IO", () => {
  function eventful(answer?: unknown) {
    const listeners = new Map<string, (given: unknown) => void>();
    const emitted: string[] = [];
    const socket: EventSocket & { connected: boolean } = {
      connected: false,
      emit(event, room, said) {
        emitted.push(`${event} ${room}`);
        if (answer !== undefined) said(answer);
      },
      on: (event, listener) => listeners.set(event, listener),
      disconnect: () => emitted.push("(closed)"),
    };
    const { heard, events } = listening();
    const link = socketIoLink(() => socket)(events);
    return {
      socket,
      emitted,
      heard,
      link,
      tell: (event: string, given?: unknown) => listeners.get(event)?.(given),
    };
  }

  it("joins, hears messaging and tells when it is lost", () => {
    const { emitted, heard, link, tell, socket } = eventful();
    tell("connect");
    socket.connected = true;
    link.join("room-1");
    tell("messaging", { sender: "staff" });
    tell("disconnect", "transport close");
    expect(link.isOpen()).toBe(true);
    link.close();
    expect(emitted).toEqual(["join room-1", "(closed)"]);
    expect(heard).toEqual(["opened", { sender: "staff" }, "closed"]);
  });

  it("hears whether the join was taken, where the operator says it", () => {
    for (const [answer, word] of [
      [{ joined: "room-1" }, "joined"],
      [null, "joined"],
      ["ok", "joined"],
      [{ error: "no" }, "refused"],
    ]) {
      const { heard, link } = eventful(answer);
      link.join("room-1");
      expect(heard).toEqual([word]);
    }
  });

  it("does not come up: that is a lost connection", () => {
    const { heard, tell } = eventful();
    tell("connect_error", new Error("no"));
    expect(heard).toEqual(["closed"]);
  });

  it("does not reconnect by itself", () => expect(socketIoOptions.reconnection).toBe(false));
});

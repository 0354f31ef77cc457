import { setInterval } from "node:timers/promises";
import { type BrowserContext, expect, type Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import type { JourneyMember, SandboxControl } from "../support/sandbox";
import { ChatRoom, openDesk } from "./chat-room";
import { watchNumbers } from "./numbers-shown";

const DOWN_MS = 3_000;
/** Both sides together. */
const MESSAGES_PER_SECOND = 10;
/** The number of messages that the desk shows. */
const NEWEST = 50;

/** A member's open room and the staff's desk, each in its own browser. */
export interface TwoBrowsers {
  chat: ChatRoom;
  desk: Page;
  sandbox: SandboxControl;
}

/** The result of a chat. */
export interface Talk {
  sent: number;
  perSecond: number;
  /** Numbers of messages that the member's page never showed as delivered, or that the room lacks. */
  lost: number[];
  /** Numbers of messages that the page showed twice at the same time, or that the room has twice. */
  doubled: number[];
  /** The time in ms from the connection's return until the member receives messages again, per drop. */
  rejoinMs: number[];
}

/** `member` is already signed in. */
export async function meetInChat(
  member: BrowserContext,
  staff: BrowserContext,
  facts: { brand: BrandInfo; sandbox: SandboxControl; member: JourneyMember },
): Promise<TwoBrowsers> {
  const { brand, sandbox } = facts;
  const chat = new ChatRoom(await member.newPage(), brand, sandbox, facts.member);
  await chat.openOnContact();
  // The desk shows a room's forms once somebody has entered it.
  return { chat, desk: await openDesk(staff, sandbox, chat.room), sandbox };
}

/**
 * Member and desk alternate, ten messages a second in all, while the connection drops `drops` times for 3 s each. On a
 * slow machine, messages that neither browser can keep up with are sent by other staff.
 */
export async function talkThroughDrops({ chat, desk, sandbox }: TwoBrowsers, drops: number): Promise<Talk> {
  const shown = await watchNumbers(chat.log);
  const began = performance.now();
  let sent = 0;
  let isOver = false;
  const hands = [handOf((text) => chat.write(text)), handOf((text) => answer(desk, text))];
  const talking = async () => {
    const writing: Promise<unknown>[] = [];
    for await (const _ of setInterval(1_000 / MESSAGES_PER_SECOND)) {
      if (isOver) break;
      sent += 1;
      const text = `number ${sent};`;
      const free = hands.toSorted((one, other) => one.written - other.written).find(({ isBusy }) => !isBusy);
      writing.push(free ? free.write(text) : chat.staff({ message: text }));
    }
    await Promise.all(writing);
  };
  const dropping = async () => {
    const waits: number[] = [];
    while (waits.length < drops) waits.push(await dropOnce(chat, sandbox));
    return waits;
  };
  const [rejoinMs] = await Promise.all([
    dropping().finally(() => {
      isOver = true;
    }),
    talking(),
  ]);
  const perSecond = (sent * 1_000) / (performance.now() - began);
  const all = Array.from({ length: sent }, (_, index) => index + 1);
  const missing = (among: { has(number: number): boolean }) => all.filter((number) => !among.has(number));
  const isDrawn = async () => missing(await shown.drawn()).length;
  await expect
    .poll(isDrawn)
    .toBe(0)
    .catch(() => undefined);
  const held = await numbersHeld(chat, sandbox);
  await expect(desk.locator("#thread p").filter({ hasText: /^number \d+;$/ })).toHaveText(
    held.slice(-NEWEST).map((number) => `number ${number};`),
  );
  const lost = [...missing(await shown.drawn()), ...missing(new Set(held))];
  const twice = held.filter((number, index) => held.indexOf(number) !== index);
  return { sent, perSecond, lost, doubled: [...(await shown.doubled()), ...twice], rejoinMs };
}

/** Types in one browser, one message after the other. */
function handOf(type: (text: string) => Promise<void>) {
  const hand = {
    isBusy: false,
    written: 0,
    async write(text: string) {
      hand.isBusy = true;
      hand.written += 1;
      await type(text);
      hand.isBusy = false;
    },
  };
  return hand;
}

/** Drops the connection. Returns how long after its return, in ms, the member receives messages again. */
async function dropOnce(chat: ChatRoom, sandbox: SandboxControl): Promise<number> {
  const returnsAt = performance.now() + DOWN_MS;
  await sandbox.control("POST", "/chat/drop", { downMs: DOWN_MS });
  await chat.connecting.waitFor({ timeout: 10_000 });
  await chat.connecting.waitFor({ state: "hidden", timeout: 30_000 });
  return performance.now() - returnsAt;
}

/** Staff sends a message; the form is empty again once the operator has accepted it. */
async function answer(desk: Page, text: string): Promise<void> {
  const typed = desk.getByRole("textbox", { name: "message" }).first();
  await typed.fill(text);
  // By keyboard: every message scrolls the page, and a click whose button moves in between is none.
  await desk.getByRole("button", { name: "Send text" }).press("Enter");
  await expect(typed).toHaveValue("");
}

interface Held {
  conversations: { message: { payload: { message?: string } } }[];
}

/** The numbered messages that the operator has stored for the room, oldest first. */
async function numbersHeld({ room }: ChatRoom, sandbox: SandboxControl): Promise<number[]> {
  const texts: string[] = [];
  for (;;) {
    const path = `/chat/rooms/${room}?limit=1000&skip=${texts.length}`;
    const { conversations } = await sandbox.control<Held>("GET", path);
    if (conversations.length === 0) break;
    texts.push(...conversations.map(({ message }) => message.payload.message ?? ""));
  }
  return texts
    .map((text) => Number(/^number (\d+);$/.exec(text)?.[1]))
    .filter(Number.isFinite)
    .reverse();
}

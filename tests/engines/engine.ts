import type { Buffer } from "node:buffer";

/** Which elements are meant: those that the selector finds, with this text or label if one is given. */
export interface Target {
  css: string;
  text?: string;
  /** Also when it is not seen: a file field whose label stands for it. */
  isUnseen?: boolean;
}

/** A function that runs in the page. It stands alone: nothing around it goes along. */
export type InPage<Given, Told> = (given: Given) => Told;

/** An element of the page as it was a moment ago. */
export interface Found {
  look<Told>(see: (element: Element) => Told): Promise<Told>;
  /** As a mouse clicks it, in its middle. */
  tap(): Promise<void>;
  /** As a keyboard types, into the element that has the focus: this one. */
  type(text: string): Promise<void>;
  /** Chooses the file for a file field. */
  upload(file: string): Promise<void>;
}

/** One tab. Nothing here waits for a state of the page; that is what Phone does. */
export interface Tab {
  open(url: string): Promise<void>;
  url(): Promise<string>;
  back(): Promise<void>;
  find(target: Target): Promise<Found | null>;
  evaluate<Given, Told>(run: InPage<Given, Told>, given: Given): Promise<Told>;
  /** What is on the screen, as a PNG. */
  picture(): Promise<Buffer>;
}

/** A browser that knows nothing of earlier ones: no cookies, one empty tab. */
export interface Session {
  /** Oldest first. */
  tabs(): Promise<Tab[]>;
  /** The script errors so far. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser's process, or what starts one for each session. */
export interface Engine {
  start(): Promise<Session>;
  close(): Promise<void>;
}

/** A member's phone. */
export const SCREEN = { width: 360, height: 640 };

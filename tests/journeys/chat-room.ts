import { type BrowserContext, expect, type Locator, type Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import type { JourneyMember, SandboxControl } from "../support/sandbox";
import { awaitScript } from "./screens";

interface Described {
  room: string;
  messages: number;
  readNumber: number;
  listeners: number;
}

/** The chat as a user sees it, and the desk's side of the same room. */
export class ChatRoom {
  constructor(
    readonly page: Page,
    private readonly brand: BrandInfo,
    private readonly sandbox: SandboxControl,
    private readonly member: JourneyMember,
  ) {}

  get room(): string {
    return `room-${this.member._id}`;
  }

  get opener(): Locator {
    return this.page.getByRole("link", { name: this.brand.t("public:contact.chat") });
  }

  get panel(): Locator {
    return this.page.getByRole("dialog", { name: this.brand.t("chat:title") });
  }

  get log(): Locator {
    return this.panel.getByRole("log");
  }

  get typed(): Locator {
    return this.panel.getByRole("textbox");
  }

  /** Shown while disconnected. */
  get connecting(): Locator {
    return this.panel.getByText(this.brand.t("chat:connecting"));
  }

  /** Opens the chat on the contact page and waits until it is connected. */
  async openOnContact(): Promise<void> {
    await this.page.goto("/user/contact");
    await this.open();
  }

  /** Opens the chat and waits until it is connected. */
  async open(): Promise<void> {
    await awaitScript(this.page);
    await this.opener.click();
    await this.isJoined();
  }

  async isJoined(): Promise<void> {
    const state = this.panel.getByText(this.brand.config.name[this.brand.config.defaultLocale], {
      exact: true,
    });
    await expect(state.first()).toBeVisible();
  }

  async write(text: string): Promise<void> {
    await this.typed.fill(text);
    await this.typed.press("Enter");
  }

  staff(message: object): Promise<unknown> {
    const { username } = this.member;
    return this.sandbox.control("POST", "/chat/send", { room: this.room, username, ...message });
  }

  /** Stores many messages at once, without events. */
  fill(count: number): Promise<unknown> {
    const { username } = this.member;
    return this.sandbox.control("POST", "/chat/fill", { room: this.room, username, count });
  }

  described(): Promise<Described> {
    return this.sandbox.control("GET", `/chat/rooms/${this.room}`);
  }
}

/** The operator's desk in a separate browser. */
export async function openDesk(
  context: BrowserContext,
  sandbox: SandboxControl,
  room: string,
): Promise<Page> {
  const desk = await context.newPage();
  await desk.goto(`${sandbox.url}/sandbox/desk?room=${encodeURIComponent(room)}`);
  return desk;
}

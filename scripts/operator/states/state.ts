import type { Page } from "playwright";
import type { Brand } from "schemas/brand";
import type { ControlClient, MadeMember } from "../../sandbox/client/control-client";

/** What a state shows of a screen, in the order of the book's filter. */
export const kinds = [
  ...(["usual", "step", "done", "empty", "loading", "refused"] as const),
  ...(["unknown", "broken", "offline", "closed", "extreme"] as const),
] as const;
export type Kind = (typeof kinds)[number];

/** What is set at a whole sandbox operator (docs/sandbox.md). */
export interface World {
  settings?: object;
  faults?: readonly object[];
}

/** The sandbox operators of the book; what is set for everybody would disturb the others' pictures. */
export const worlds = {
  usual: {},
  /** Registration asks for a one-time code. */
  otp: { settings: { registerOTP: true } },
  /** Chat, wheel, slips, invitations and refunds are switched off at the operator, which has no conditions. */
  bare: {
    settings: {
      ...{ enableChatWidget: false, spinActive: false, slip: "closed", inviteActive: false },
      ...{ inviteBanners: false, refundActive: false, refundBanners: false, currentPromotion: "none" },
    },
    faults: [{ endpoint: "lookup.conditions", kind: "status", status: 200, body: { conditions: [] } }],
  },
  /** Look-ups fail that bear no member, and time passes for everybody. */
  apart: {
    faults: [{ endpoint: "lookup.conditions", kind: "status", status: 500 }],
  },
} as const satisfies Record<string, World>;
export type WorldName = keyof typeof worlds;

/** What a state works with while it is drawn. */
export interface Stage {
  /** Signed in as `member`, or a guest's. */
  page: Page;
  sandbox: ControlClient;
  member: MadeMember;
  brand: Brand;
  /** An amount of baht in the brand's currency: kip are counted in thousands. */
  money(baht: number): number;
  /** The app's origin. */
  url: string;
  /** Makes every session of the world older, so only in a world apart. */
  passTime(minutes: number): Promise<void>;
}

/** One thing that a member or a guest can see. The brand's own app draws it; nothing is copied. */
export interface State {
  /** Its own in the whole book, and the name of its pictures' files. */
  id: string;
  /** In English, without the part's name. */
  name: string;
  kind: Kind;
  /** The address that is opened. */
  path: string;
  /** Where it ends, as in the URL map (`/user/outcome/:intent`); absent: at `path`. */
  shows?: string;
  /** Whether the brand has it; absent: every brand. */
  needs?: (brand: Brand) => boolean;
  /** Absent: usual. */
  world?: WorldName;
  /** Who looks: a guest, or a member with these settings of POST /sandbox/members; absent: the usual member. */
  member?: "guest" | ((money: Stage["money"]) => object);
  /** Before the address is opened. */
  prepare?: (stage: Stage) => Promise<unknown>;
  /** On the page, once it is there. */
  act?: (stage: Stage) => Promise<unknown>;
  /** How much of the page is awaited: a document without script, or one whose end is held back. */
  arrives?: "plain" | "streaming";
  /** Drawn once for the size of its window, so that another width opens it anew. */
  isSized?: true;
}

/** A part of the product. */
export interface Part {
  id: string;
  name: string;
  states: readonly State[];
}

import { choose } from "../../scripts/soak/choice";
import { openRoom, textMessage } from "../support/chat-visitor";
import { drawDeposit, qrFields, sendDeposit } from "../support/deposits";
import type { Visitor } from "../support/visitor";

const PUBLIC_PAGES = ["/login", "/register", "/howto", "/contact", "/contact/chat"];
/** Pages of members. */
const PAGES = [
  "/user/profile",
  "/user/bonus",
  "/user/spin",
  "/user/contact",
  "/user/home/transfer",
  "/user/home/withdraw",
  "/user/home/deposit",
  "/user/home/games/JOKER",
  "/user/home/invite?page=1",
  "/user/home/refund?page=1",
  "/user/statement/slips",
];

const anyOf = (paths: readonly string[]) => paths[Math.floor(Math.random() * paths.length)] ?? "/";

async function readStatement(visitor: Visitor): Promise<void> {
  await visitor.get("/user/statement");
  await visitor.get("/user/statement?page=2");
  await visitor.get(anyOf(["/user/statement/summary", "/user/statement/csv"]));
}

export async function askInChat(visitor: Visitor): Promise<void> {
  const room = await openRoom(visitor);
  await room.history();
  await room.send({ message: textMessage("When does it come?") });
  await room.read();
}

export async function payInByCode(visitor: Visitor): Promise<void> {
  await sendDeposit(visitor, qrFields(await drawDeposit(visitor, "qr")));
  await watchCode(visitor);
}

/** Looks at the open code. */
export async function watchCode(visitor: Visitor): Promise<void> {
  await visitor.get("/user/home/deposit/qr/KBANK");
}

/** What members do besides moving money, with weights. */
const visits = [
  { weight: 6, visit: (visitor: Visitor) => visitor.get("/user/home") },
  { weight: 6, visit: (visitor: Visitor) => visitor.get(anyOf(PAGES)) },
  { weight: 2, visit: readStatement },
  { weight: 1, visit: askInChat },
];

/** Only for guests: the login page ends an existing session. */
export function visitAsGuest(guest: Visitor): Promise<unknown> {
  return guest.get(anyOf(PUBLIC_PAGES));
}

/** Makes one of these visits. */
export function makeVisit(visitor: Visitor): Promise<unknown> {
  return choose(visits, Math.random()).visit(visitor);
}

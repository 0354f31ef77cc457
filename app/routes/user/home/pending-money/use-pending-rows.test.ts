import { expect, test } from "vitest";
import type { PendingRow } from "./pending-money";
import { hasEnded } from "./use-pending-rows";

const row = (id: string): PendingRow => ({ id, to: "/", icon: "qr", what: "", state: "", action: "" });
const unread = { ...row("unread"), isUnread: true };

test("home is read again when one that was on its way is gone, not when one has come or cannot be read", () => {
  expect(hasEnded([row("a"), row("b")], [row("b")])).toBe(true);
  expect(hasEnded([row("a")], [row("b"), row("a")])).toBe(false);
  expect(hasEnded([row("a")], [unread])).toBe(false);
  expect(hasEnded([row("a"), row("b")], [row("b"), unread])).toBe(false);
  expect(hasEnded([unread], [])).toBe(false);
});

import { ApiError } from "../state/api-error";
import type { Call } from "../state/call";
import type { Sandbox } from "../state/sandbox";
import { type ChatRoom, openRoom } from "../store/chat";
import { getMember, getMemberByUid, type Member } from "../store/members";

const MAX_ID_LENGTH = 100;

interface Party {
  userId?: string | undefined;
  guestId?: string | undefined;
}

/** The room's name on the socket. */
export function roomName({ settings }: Sandbox, id: string): string {
  return settings.chatPrefix + id;
}

/** The id in a room's name; undefined if the name does not belong to a room here. */
export function idOfRoom({ settings }: Sandbox, name: unknown): string | undefined {
  if (typeof name !== "string" || !name.startsWith(settings.chatPrefix)) return undefined;
  const id = name.slice(settings.chatPrefix.length);
  return id !== "" && id.length <= MAX_ID_LENGTH ? id : undefined;
}

/**
 * The id that a call acts for. A member's id must match the token if one is sent, and a guest may not use a member's
 * id, because rooms are named only by ids.
 */
export function requireParty(call: Call, { userId, guestId }: Party): string {
  const { database } = call.sandbox;
  if ((userId === undefined) === (guestId === undefined)) {
    throw new ApiError("NO_DATA", "exactly one of userId and guestId", 400);
  }
  if (userId !== undefined) {
    if (call.member && call.member.uid !== userId) throw new ApiError("UNAUTHORIZED", "another member's id");
    if (!getMemberByUid(database, userId)) throw new ApiError("NO_USER", `no member ${userId}`);
    return userId;
  }
  const id = guestId ?? "";
  if (id === "" || id.length > MAX_ID_LENGTH) throw new ApiError("NO_DATA", "no guest id", 400);
  if (getMemberByUid(database, id)) throw new ApiError("UNAUTHORIZED", "a guest with a member's id");
  return id;
}

/** The room of an id, created on first use. */
export function roomOf({ database }: Sandbox, id: string): ChatRoom {
  return openRoom(database, id, getMemberByUid(database, id)?.id ?? null);
}

export function memberOf({ database }: Sandbox, { memberId }: ChatRoom): Member | undefined {
  return memberId === null ? undefined : getMember(database, memberId);
}

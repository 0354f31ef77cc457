import { randomBytes } from "node:crypto";
import { createGiftLinkCipher } from "~/operator/gift-link-cipher.server";
import { costs, type Finding } from "../deviation";
import { messageIn, type Reply } from "../talk/reply";
import type { Visit } from "../talk/visit";

/** What the answers tell of the key that gift links are encrypted with. */
export interface GiftKey {
  /** Undefined where nothing was asked, for `why`. */
  findings: Finding[] | undefined;
  why?: string;
  /** Why the answers do not tell whether the key is right. */
  unchecked?: string;
  asked?: number;
  status?: number;
}

/** How operators say that they could not read what was encrypted. */
const UNREAD = /decr|decipher|cipher|malformed|utf-?8|padding/i;

const nowhere = () => `https://gift.truemoney.com/campaign/?v=${randomBytes(9).toString("hex")}`;

/**
 * Sends one link, encrypted with the wallet's key between twice with a key that nobody has. An operator that answers
 * both alike has read neither, or does not say: only with a link that was redeemed before is that told apart.
 */
export async function tryGiftKey(visit: Visit): Promise<GiftKey> {
  const { giftKey, giftLink, writes } = visit.target;
  const own = createGiftLinkCipher(giftKey);
  if (own === null) return { findings: undefined, why: "no TRUELINK_KEY" };
  if (!writes) return { findings: undefined, why: "only with --write" };
  if (!visit.isSignedIn) return { findings: undefined, why: "the test member could not be signed in" };
  const other = createGiftLinkCipher(randomBytes(32).toString("base64")) ?? own;
  const link = giftLink ?? nowhere();
  const replies: Reply[] = [];
  for (const cipher of [other, own, other]) {
    const input = { link: cipher(link).ciphertext };
    replies.push(await visit.aside("wallet.truelink", { input, expects: "either" }));
  }
  return { ...verdict(replies, giftLink !== undefined), asked: replies.length, status: replies[1]?.status };
}

function verdict(replies: readonly Reply[], isRedeemed: boolean): GiftKey {
  const [before, own, after] = replies.map(said);
  const whether = "whether TRUELINK_KEY is right";
  if (own === undefined || before === undefined || before !== after)
    return { findings: [], unchecked: `${whether}: no steady answer` };
  if (own !== before) return { findings: [] };
  if (!isRedeemed && !UNREAD.test(own))
    return { findings: [], unchecked: `${whether}: any other key is answered alike, try --gift-link` };
  const member = "every gift link is refused as the member's fault";
  return { findings: [costs("link", own, "TRUELINK_KEY is the operator's: its answer is another", member)] };
}

/** Undefined where it says nothing of what was sent. */
function said(reply: Reply): string | undefined {
  if (reply.lost !== undefined || reply.status === 429 || reply.status >= 500) return undefined;
  return `${reply.status} ${messageIn(reply) ?? reply.reading?.is ?? "unreadable"}`;
}

import { isLoopback } from "schemas/loopback";
import { urlOf } from "schemas/url-of";
import { costs, type Finding, NOTHING, noted } from "../deviation";
import type { Reply } from "../talk/reply";
import { type Pair, pairsOf } from "./pairs";

const numeric = /^[+-]?\d+(\.\d+)?$/;
const hasZone = /\d\d:\d\d.*(Z|[+-]\d\d(:?\d\d)?)$/i;
const pictures = /^(logo|background|image|lineQR)$/;
/** What stands for a byte that is no UTF-8. */
const BROKEN_LETTER = "\ufffd";
/** UTF-8 that was taken for another encoding and written as UTF-8 again: Thai and Lao, and signs of Latin. */
const twiceEncoded = /à[¸-»]|[ÂÃ][\u0080-¿]/;
/** What databases leave of letters that they cannot hold. */
const lostLetters = /(?:^|\s)\?{3,}/;
const names = /name|title/i;
const AWAY_MS = 5_000;

/** How the values of a good answer are spelled. */
export function valuesHold(reply: Reply): Finding[] {
  const envelope = Array.isArray(reply.json) && reply.reading?.is === "read" ? [bare(reply.json)] : [];
  const rules = [numberAsText, numberAsId, flagAsNumber, otherCase, fractions, letters, picture, zone];
  const found = pairsOf(reply).flatMap((pair) => rules.flatMap((rule) => rule(pair, reply) ?? []));
  return [...envelope, ...found];
}

function bare(rows: readonly unknown[]): Finding {
  return noted("(answer)", `a bare list of ${rows.length}`, "the list under its key, with `total`", NOTHING);
}

type Rule = (pair: Pair, reply: Reply) => Finding | undefined;

const numberAsText: Rule = ({ path, came, read }) => {
  const isText = typeof came === "string" && typeof read === "number" && numeric.test(came);
  return isText ? noted(path, came, "a JSON number", NOTHING) : undefined;
};

const numberAsId: Rule = ({ path, came, read }) =>
  typeof came === "number" && typeof read === "string" ? noted(path, came, "a text", NOTHING) : undefined;

const flagAsNumber: Rule = ({ path, came, read }) => {
  const isOther = typeof read === "boolean" && typeof came !== "boolean";
  return isOther ? noted(path, came, "true or false", NOTHING) : undefined;
};

const otherCase: Rule = ({ path, came, read }) => {
  const isWord = typeof came === "string" && typeof read === "string" && came !== read;
  return isWord && came.trim().toLowerCase() === read.toLowerCase()
    ? noted(path, came, read, NOTHING)
    : undefined;
};

/** An amount is read in hundredths. */
const fractions: Rule = ({ path, came, read }) => {
  if (typeof came !== "number" || typeof read !== "number" || came === read) return undefined;
  const isRounded = Math.abs(came * 100 - read) > 1e-6 && Math.abs(came * 100 - read) <= 0.5;
  return isRounded ? noted(path, came, "at most 2 decimals", "an amount that is rounded") : undefined;
};

const letters: Rule = ({ path, key, came }) => {
  if (typeof came !== "string") return undefined;
  const isLost = names.test(key) && lostLetters.test(came);
  return isLost || came.includes(BROKEN_LETTER) || twiceEncoded.test(came)
    ? costs(path, came, "UTF-8", "boxes and question marks in place of letters")
    : undefined;
};

const picture: Rule = ({ path, key, came }) => {
  if (!pictures.test(key) || typeof came !== "string" || came === "") return undefined;
  const url = urlOf(came);
  const isShown = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  return isShown ? undefined : noted(path, came, "an https: URL", "no picture");
};

/** Without a zone a time is read as UTC; one that has yet to come was meant otherwise. */
const zone: Rule = ({ path, key, came, read }, { sentAt, durationMs }) => {
  if (typeof came !== "string" || typeof read !== "number" || numeric.test(came)) return undefined;
  const isPast = key === "createdAt" || key === "updatedAt";
  if (isPast && read > sentAt + durationMs + AWAY_MS) {
    const member = "times of tomorrow, and no lost answer that can be told from the books";
    return costs(path, came, "ISO 8601 in UTC, of what has happened", member);
  }
  if (hasZone.test(came)) return undefined;
  return noted(path, came, "ISO 8601 with its zone, as …Z", "times that are hours off, unless they are UTC");
};

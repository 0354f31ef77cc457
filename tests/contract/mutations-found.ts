import type { Severity, Subject } from "../../scripts/operator/doctor/deviation";

export type Found = readonly [mutation: string, subject: Subject, path: string, severity: Severity];

/** Where each mutation is found, and what it does to members. */
export const byReading: readonly Found[] = [
  ["clock-ahead", "(many calls)", "date", "costs"],
  ["cached-answers", "(many calls)", "cache-control", "costs"],
  ["old-answers", "(many calls)", "age", "costs"],
  ["no-cache-control", "(many calls)", "cache-control", "noted"],
  ["wrong-type", "(many calls)", "content-type", "noted"],
  ["sets-cookies", "(many calls)", "set-cookie", "noted"],
  ["tis-620", "lookup.banks", "banks.0.nameTH", "costs"],
  ["html-errors", "(many calls)", "(answer)", "costs"],
  ["redirects", "lookup.info", "status", "costs"],
  ["no-content", "lookup.notice", "(answer)", "costs"],
  ["slow", "refund.check", "time", "noted"],
  ["no-code", "(many calls)", "message", "costs"],
  ["words-for-codes", "(many calls)", "message", "noted"],
  ["words-for-codes", "(unknown token)", "message", "costs"],
  ["failures-with-200", "(many calls)", "status", "noted"],
  ["failures-with-500", "(many calls)", "status", "noted"],
  ["unknown-token-500", "(unknown token)", "message", "costs"],
  ["unknown-token-accepted", "(unknown token)", "status", "costs"],
  ["unknown-token-in-words", "(unknown token)", "message", "costs"],
  ["no-token-accepted", "(no token)", "status", "costs"],
  ["unknown-path-200", "(unknown path)", "status", "costs"],
  ["unknown-path-page", "(unknown path)", "(answer)", "noted"],
  ["echoes-secrets", "account.login", "(answer)", "noted"],
  ["pages-from-zero", "statement.list", "page", "costs"],
  ["paging-ignored", "statement.list", "page", "costs"],
  ["limit-ignored", "statement.list", "limit", "noted"],
  ["path-not-decoded", "wallet.credentials", "{slotCode}", "costs"],
  ["path-not-decoded", "promotion.find", "{code}", "costs"],
  ["slash-splits", "promotion.find", "{code}", "costs"],
  ["local-dates", "statement.list", "statements.0.createdAt", "costs"],
  ["thai-dates", "statement.list", "statements.0.createdAt", "costs"],
  ["long-token", "account.login", "token", "costs"],
  ["strange-game-link", "autologin.byUsername", "link", "costs"],
  ["missing-field", "statement.list", "statements.0.amount", "costs"],
  ["faulty-row", "statement.list", "statements.0.createdAt", "noted"],
  ["other-key", "bonus.list", "bonuses", "costs"],
  ["missing-id", "wallet.get", "profile._id", "costs"],
  ["duplicate-games", "wallet.get", "slots.16.code", "costs"],
  ["unknown-game", "wallet.get", "slots.1.code", "costs"],
  ["plain-pictures", "wallet.get", "slots.0.logo", "noted"],
  ["oldest-first", "statement.list", "statements.1.createdAt", "costs"],
  ["no-total", "statement.list", "total", "costs"],
  ["notice-without-percent", "lookup.notice", "notice", "noted"],
  ["hours-in-words", "lookup.slip", "closedFrom", "noted"],
  ["gone-is-inactive", "lookup.active", "active", "costs"],
  ["satang", "wallet.get", "wallet.amount", "noted"],
  ["negative-amounts", "statement.list", "statements.0.amount", "costs"],
  ["three-decimals", "wallet.get", "wallet.amount", "noted"],
  ["amount-in-words", "wallet.get", "wallet.amount", "costs"],
  ["negative-wallet", "wallet.get", "wallet.amount", "noted"],
  ["other-currency", "wallet.get", "wallet.currency", "costs"],
  ["unknown-currency", "wallet.get", "wallet.currency", "costs"],
  ["limits-reversed", "lookup.withdraw", "withdrawMax", "costs"],
  ["chat-refused", "(chat socket)", "join", "costs"],
  ["chat-unreachable", "(chat socket)", "connect", "costs"],
];

/** What only `--write` can find. */
export const byWriting: readonly Found[] = [
  ["satang", "wallet.transfer", "amount", "costs"],
  ["small-uploads", "chat.uploadImage", "(answer)", "costs"],
  ["qr-as-text", "qrcode.create", "qrcode", "costs"],
  ["qr-expired", "qrcode.create", "expireIn", "costs"],
  ["qr-other-amount", "qrcode.create", "amount", "costs"],
  ["empty-history", "chat.history", "conversations", "costs"],
  ["chat-silent", "(chat socket)", "messaging", "noted"],
];

/** Found of a member who has won something. */
export const ofAnotherMember: readonly Found[] = [
  ["duplicate-coupons", "spinwheel.coupons", "coupons.1._id", "costs"],
];

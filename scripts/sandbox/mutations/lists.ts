import { answerOf, type Fields, type MutationTable, rowsOf } from "./mutation";

function without(row: Fields, key: string): Fields {
  const { [key]: _, ...rest } = row;
  return rest;
}

/** What rows hold, and how many there are. */
export const listMutations: MutationTable = {
  "missing-field": {
    about: "Entries of the statement have no amount.",
    sent: rowsOf("statement.list", "statements", (rows) => rows.map((row) => without(row, "amount"))),
  },
  "faulty-row": {
    about: "The first entry of the statement has no time.",
    sent: rowsOf("statement.list", "statements", ([first, ...rest]) =>
      first ? [without(first, "createdAt"), ...rest] : [],
    ),
  },
  "other-key": {
    about: "The bonuses come under `items`.",
    sent: answerOf("bonus.list", ({ bonuses, ...rest }) => ({ ...rest, items: bonuses })),
  },
  "missing-id": {
    about: "The wallet's profile has no _id.",
    sent: answerOf("wallet.get", ({ profile, ...rest }) => ({
      ...rest,
      profile: without(profile as Fields, "_id"),
    })),
  },
  "duplicate-games": {
    about: "The wallet's first game comes twice.",
    sent: rowsOf("wallet.get", "slots", (rows) => [...rows, ...rows.slice(0, 1)]),
  },
  "duplicate-coupons": {
    about: "All coupons have one id.",
    sent: rowsOf("spinwheel.coupons", "coupons", (rows) => rows.map((row) => ({ ...row, _id: "coupon" }))),
  },
  "unknown-game": {
    about: "The wallet has a game that no brand names.",
    sent: rowsOf("wallet.get", "slots", (rows) =>
      rows.map((row, index) => (index === 1 ? { ...row, code: "NOVA9" } : row)),
    ),
  },
  "plain-pictures": {
    about: "Pictures of games are at http addresses.",
    sent: rowsOf("wallet.get", "slots", (rows) =>
      rows.map((row) => ({ ...row, logo: "http://cdn.example/logo.png" })),
    ),
  },
  "oldest-first": {
    about: "The statement begins with the oldest entry of the page.",
    sent: rowsOf("statement.list", "statements", (rows) => rows.toReversed()),
  },
  "no-total": {
    about: "The statement says that it has no entry.",
    sent: answerOf("statement.list", (answer) => ({ ...answer, total: 0 })),
  },
  "notice-without-percent": {
    about: "The notice has no %percentFail%.",
    sent: answerOf("lookup.notice", () => ({ notice: "<p>20</p>" })),
  },
  "hours-in-words": {
    about: "The hours without slips are written in words.",
    sent: answerOf("lookup.slip", (answer) => ({ ...answer, closedFrom: "half past eleven" })),
  },
  "empty-history": {
    about: "The chat's history is empty.",
    sent: rowsOf("chat.history", "conversations", () => []),
  },
  "gone-is-inactive": {
    about: "The active look-up says that the service has ended.",
    sent: answerOf("lookup.active", () => ({ active: false })),
  },
};

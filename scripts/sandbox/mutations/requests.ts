import { answerOf, type Fields, type MutationTable, rowsOf } from "./mutation";

const BANGKOK_MS = 7 * 3_600_000;
const isPaged = (input: Fields) => typeof input.page === "number";

/** `2026-11-27T20:00:00.000Z` as a clock in Bangkok shows it. */
function inBangkok(iso: unknown): string {
  return new Date(Date.parse(String(iso)) + BANGKOK_MS).toISOString().slice(0, 19);
}

/** How requests are understood, and what times and addresses look like. */
export const requestMutations: MutationTable = {
  "pages-from-zero": {
    about: "Pages are counted from 0.",
    input: (input) => (isPaged(input) ? { ...input, page: Number(input.page) + 1 } : input),
  },
  "paging-ignored": {
    about: "Every page is the first one.",
    input: (input) => (isPaged(input) ? { ...input, page: 1 } : input),
  },
  "limit-ignored": {
    about: "A page has a hundred rows.",
    input: (input) => (isPaged(input) ? { ...input, limit: 100 } : input),
  },
  "path-not-decoded": {
    about: "Path values are taken as they are written.",
    path: (path) => path.replaceAll("%", "%25"),
  },
  "slash-splits": {
    about: "An encoded slash separates parts of the path.",
    path: (path) => path.replaceAll(/%2f/gi, "/"),
  },
  "local-dates": {
    about: "The statement's times are Bangkok's and name no zone.",
    sent: rowsOf("statement.list", "statements", (rows) =>
      rows.map((row) => ({ ...row, createdAt: inBangkok(row.createdAt) })),
    ),
  },
  "thai-dates": {
    about: "The statement's times are written as in Thailand.",
    sent: rowsOf("statement.list", "statements", (rows) =>
      rows.map((row) => ({ ...row, createdAt: "27/11/2569 20:15" })),
    ),
  },
  "long-token": {
    about: "A token has more than 5,000 characters.",
    sent: answerOf("account.login", ({ token }) => ({ token: `${token}${"x".repeat(5_000)}` })),
  },
  "strange-game-link": {
    about: "Auto-login leads to a host that no brand names.",
    sent: answerOf("autologin.byUsername", () => ({
      link: "https://casino.elsewhere.example/enter?ticket=1",
    })),
  },
};

/** The chat's socket: read by the rooms that serve it. */
export const chatMutations = {
  "chat-refused": { about: "Nobody may join a room." },
  "chat-unreachable": { about: "The chat's socket takes no connection." },
  "chat-silent": { about: "Messages are stored, but no event is sent." },
} satisfies MutationTable;

import { depositView, providerOf } from "schemas/brand";
import { linksHold } from "../checks/game-links";
import { pagesHold } from "../checks/paging";
import { qrHolds } from "../checks/qr";
import { entryHolds, orderHolds, statementHolds } from "../checks/statement";
import type { Ask } from "../talk/reply";
import type { Visit } from "../talk/visit";
import { makeQrCode } from "../writes/qr";
import { bothWays, pages, type RowsOf, refused } from "./row";

export const statementRows = {
  "statement.list": {
    loss: "statement: entries are missing, and a lost answer cannot be told from the books",
    asks: () => pages,
    checks: [pagesHold("statement.list", "statements"), statementHolds, orderHolds, entryHolds],
  },
  "statement.slips": {
    loss: "slips: the list is missing",
    asks: () => pages,
    checks: [pagesHold("statement.slips", "slips")],
  },
  "statement.slipReference": {
    loss: "slips: the picture cannot be opened",
    asks: (visit) => {
      const found = visit
        .answer("statement", "slips")
        ?.slips.find(({ reference, link }) => reference && link);
      if (!found?.reference) return "the member has no slip with a picture";
      return bothWays({ reference: found.reference });
    },
  },
} satisfies RowsOf<"statement">;

/** A code of the deposit look-up that the brand shows as a QR code. */
function qrBank(visit: Visit): string | undefined {
  const { brand } = visit.target;
  const banks = visit.answer("lookup", "deposit")?.banks ?? [];
  return banks.find(({ bankCode, mode }) => brand && depositView(brand, bankCode, mode).view === "qr")
    ?.bankCode;
}

export const qrcodeRows = {
  "qrcode.get": {
    loss: "deposit: a code that is open is not shown",
    asks: (visit) => {
      const bankCode = qrBank(visit);
      if (bankCode === undefined) return "no account that the brand shows as a QR code";
      return bothWays({ bankCode });
    },
  },
  "qrcode.create": {
    loss: "deposit: no QR code can be made",
    writes: async (visit) => makeQrCode(visit, qrBank(visit)),
    checks: [qrHolds],
  },
  "qrcode.cancel": { loss: "deposit: a QR code cannot be cancelled", writes: async () => "none was made" },
} satisfies RowsOf<"qrcode">;

/** The first open game that the brand opens by this method, with its account. */
function loginOf(visit: Visit, method: "auto-login" | "auto-login-with-password"): readonly Ask[] | string {
  const { brand } = visit.target;
  for (const { input, answer } of visit.all("wallet", "credentials")) {
    const entry = brand && providerOf(brand, String(input.slotCode));
    if (entry?.method !== method) continue;
    const known = bothWays({
      provider: entry.provider,
      username: answer.username,
      password: answer.password,
    });
    return [...known, refused({ provider: entry.provider, username: "doctor", password: "doctor" })];
  }
  return "no open game that the brand opens so";
}

export const autologinRows = {
  "autologin.byUsername": {
    loss: "game: cannot be played",
    asks: (visit) => loginOf(visit, "auto-login"),
    checks: [linksHold("byUsername")],
  },
  "autologin.byPassword": {
    loss: "game: cannot be played",
    asks: (visit) => loginOf(visit, "auto-login-with-password"),
    checks: [linksHold("byPassword")],
  },
} satisfies RowsOf<"autologin">;

import type { Flavour } from "../state/flavour";
import type { StatementRow } from "../store/statements";

const kinds: readonly Pick<StatementRow, "statementType" | "source">[] = [
  { statementType: "deposit", source: null },
  { statementType: "transfer", source: null },
  { statementType: "bonus", source: "bonus" },
  { statementType: "withdraw", source: null },
  { statementType: "bonus", source: "promotion" },
  { statementType: "finish_bonus", source: "bonus" },
  { statementType: "bonus", source: "invite" },
  { statementType: "transfer", source: null },
  { statementType: "bonus", source: "refund" },
  { statementType: "deposit", source: null },
  { statementType: "bonus", source: "luckydraw" },
  { statementType: "withdraw", source: null },
];

/** PENDING and PROCESSING are "otherwise in progress". */
const statuses = ["SUCCESS", "SUCCESS", "FAILED", "SUCCESS", "PENDING", "SUCCESS", "PROCESSING"];

const STEP_MS = 5 * 3_600_000 + 17 * 60_000;

function wordsOf(
  kind: StatementRow["statementType"],
  { words }: Flavour,
  bank: string,
  game: string,
): [string, string] {
  if (kind === "deposit") return [bank, words.wallet];
  if (kind === "withdraw") return [words.wallet, bank];
  return kind === "transfer" ? [words.wallet, game] : [words.bonus, words.wallet];
}

/**
 * Made-up history, oldest first, ending at `nowMs`, with every type, status and source. It has no ledger postings: the
 * ledger opens with the balances.
 */
export function statementRows(
  flavour: Flavour,
  count: number,
  nowMs: number,
  stepMs = STEP_MS,
): StatementRow[] {
  const games = Object.values(flavour.gameNames);
  const bank = flavour.banks[0]?.nameTH ?? "";
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? { statementType: "deposit", source: null };
    const [fromText, toText] = wordsOf(kind.statementType, flavour, bank, games[index % games.length] ?? "");
    return {
      ...kind,
      status: statuses[(index * 3) % statuses.length] ?? "SUCCESS",
      fromText,
      toText,
      amount: (100 + ((index * 7_919) % 500_000)) * flavour.scale,
      createdAt: new Date(nowMs - (count - index) * stepMs).toISOString(),
    };
  });
}

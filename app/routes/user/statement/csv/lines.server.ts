import { formatAmount, satang } from "schemas/amount";
import type { NamedCurrency } from "schemas/names";
import type { RequestContext } from "~/context";
import { formatTime, localDate } from "~/format/date";
import type { Member } from "~/member/guard.server";
import type { StatementEntry, StatementHistory } from "../../entries/history.server";
import { shownReferences } from "../../entries/references.server";
import { type StatementLine, statementLine } from "../../entries/statement-line";
import { type Filter, isWithin, matchesFilter, periodOf } from "../filter";
import { coveredBy } from "../statement.server";

type CsvContext = Pick<RequestContext, "brand" | "texts" | "locale" | "store"> & {
  currency: NamedCurrency;
  member: Pick<Member, "key">;
};

/**
 * The file's text in chunks: the header with the first page of the history, then one page each. If older entries are
 * missing, or some cannot be read, lines at the end say so, because a CSV file has no other place for it.
 */
export async function* csvLines(
  { pages, reach }: StatementHistory,
  filter: Filter,
  context: CsvContext,
  now: number = Date.now(),
): AsyncGenerator<string, void> {
  const { timeZone } = context.brand;
  const period = periodOf(filter, timeZone);
  const lineOf = lineMaker(context);
  let head = BYTE_ORDER_MARK + headLine(context);
  for await (const entries of pages) {
    const wanted = entries.filter(
      (entry) => isWithin(entry, period) && matchesFilter(statementLine(entry), filter),
    );
    const referenceOf = await shownReferences(wanted, context.member, context);
    yield head + wanted.map((entry) => lineOf(entry, referenceOf(entry))).join("");
    head = "";
  }
  const t = context.texts.t(context.locale);
  if (reach.end === "limit") {
    const { from, to, count } = coveredBy(reach, filter, timeZone, now);
    yield csvLine([textCell(t("statement:covered.limit", { from, to, count }))]);
  }
  if (reach.hidden > 0) yield csvLine([textCell(t("public:common.someHidden"))]);
}

function headLine({ texts, locale }: CsvContext): string {
  const t = texts.t(locale);
  return csvLine(
    [
      t("statement:columns.time"),
      t("statement:csv.activity"),
      t("statement:csv.source"),
      t("statement:csv.from"),
      t("statement:csv.to"),
      t("statement:columns.status"),
      t("statement:csv.amount"),
      t("statement:csv.change"),
      t("statement:csv.currency"),
      t("statement:entry.reference"),
    ].map(textCell),
  );
}

/** Amounts are numbers, so that a spreadsheet can add them up: the requested amount, and the change it made. */
function lineMaker({ brand, texts, locale, currency }: CsvContext) {
  const t = texts.t(locale);
  return (entry: StatementEntry, reference: string): string => {
    const line = statementLine(entry);
    return csvLine([
      textCell(formatTime(entry.createdAt, brand.timeZone)),
      textCell(line.word ?? t(`statement:activity.${line.activity}`)),
      textCell(line.source ? t(`statement:source.${line.source}`) : ""),
      textCell(line.from ?? ""),
      textCell(line.to ?? ""),
      textCell(t(`statement:status.${line.status}`)),
      plainAmount(line),
      change(line),
      textCell(currency),
      textCell(reference),
    ]);
  };
}

function plainAmount({ amount }: Pick<StatementLine, "amount">): string {
  return formatAmount(amount).replaceAll(",", "");
}

/** Empty for an entry that moved nothing, or only between the member's accounts. */
function change({ amount, sign, status }: StatementLine): string {
  if (sign === "" || status === "failed") return "";
  return plainAmount({ amount: sign === "-" ? satang(-amount) : amount });
}

/** Brand and period: `siam-gold-statement-2026-10-01-to-2026-11-21.csv`. A missing end of the period is today. */
export function fileName(brandId: string, { from, to }: Filter, timeZone: string, now: number): string {
  const last = to ?? localDate(now, timeZone);
  const period = from === undefined ? `until-${last}` : from === last ? from : `${from}-to-${last}`;
  return `${brandId}-statement-${period}.csv`;
}

/** Characters that make a spreadsheet read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * Our own texts hold it, so that lines break well (docs/decisions/joined-words.md); a spreadsheet's filter would not
 * find a text that holds it.
 */
const WORD_JOINER = "\u2060";

/** A text cell that no spreadsheet runs as a formula: always quoted, with a leading apostrophe if it could be one. */
export function textCell(text: string): string {
  const plain = text.replaceAll(WORD_JOINER, "");
  const safe = FORMULA.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Joins cells as they are: quoted texts, and numbers such as `-1234.56`. */
function csvLine(cells: readonly string[]): string {
  return `${cells.join(",")}\r\n`;
}

/** Marks the file as UTF-8; without it spreadsheets garble Thai and Lao. */
export const BYTE_ORDER_MARK = "\uFEFF";

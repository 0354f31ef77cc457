import { readFileSync } from "node:fs";

/** A row of docs/qa.md's table, for one member. */
export interface Scenario {
  /** Who signs in: a demo member, `new`, or nobody. */
  who: string;
  steps: readonly Step[];
  /** The codes, words and parts of an answer that the last step shows. */
  shows: readonly string[];
}

export interface Step {
  /** `POST /settings`, a call of the contract, or `slip`. */
  name: string;
  input: string;
}

/** Reads the table. A row for a range of phones, one for each code, becomes one scenario for each of them. */
export function readScenarios(file: URL): Scenario[] {
  const lines = readFileSync(file, "utf8").split("\n");
  const start = lines.findIndex((line) => line.startsWith("| Screen |"));
  const rows = lines.slice(start + 2, lines.indexOf("", start));
  return rows.flatMap((row) => {
    const [, who = "", does = "", shows = ""] = row.split(" | ");
    return scenariosOf(spansOf(who), spansOf(does).map(stepOf), spansOf(said(shows)));
  });
}

function spansOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
}

/** What stands in front of the words for people. */
function said(shows: string): string {
  return /^(`[^`]+` ?)*/.exec(shows)?.[0] ?? "";
}

function stepOf(text: string): Step {
  const [, name = "", input = ""] = /^((?:(?:POST|DELETE) )?\S+)(?: (\{.*\}))?$/.exec(text) ?? [];
  return { name, input: input === "" ? "{}" : input };
}

function scenariosOf([first = "nobody", last]: string[], steps: Step[], shows: string[]): Scenario[] {
  if (last === undefined) return [{ who: first, steps, shows }];
  const count = Number(last) - Number(first) + 1;
  if (count !== shows.length) throw new Error(`${first} to ${last}: ${count} phones, ${shows.length} codes`);
  return shows.map((code, index) => {
    const who = String(Number(first) + index).padStart(first.length, "0");
    return { who, steps, shows: [code] };
  });
}

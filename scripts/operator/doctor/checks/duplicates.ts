import { costs, type Finding } from "../deviation";
import { answerIn } from "../talk/reply";
import type { Visit } from "../talk/visit";
import { valueAt } from "./reached";

/** The rows whose id stands in an earlier row, too, by their places. */
export function doubles(ids: readonly string[]): number[] {
  return ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []));
}

/** No two rows of a list have one id. `list` and `key` are paths. */
export function noneTwice(call: string, list: string, key: string, member: string) {
  return (visit: Visit): Finding[] => {
    const reply = visit.good(call).at(-1);
    const rows = reply && valueAt(answerIn(reply), list);
    const ids = (Array.isArray(rows) ? rows : []).map((row) => String(valueAt(row, key)));
    return doubles(ids).map((index) => costs(`${list}.${index}.${key}`, ids[index], "each once", member));
  };
}

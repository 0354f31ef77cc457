import type { Subject } from "../deviation";
import type { Found } from "../gather";
import type { ScorecardLine } from "../report";
import type { Visit } from "../talk/visit";
import { tryGiftKey } from "./gift-key";
import { pathFindings } from "./path";
import { socketFindings } from "./socket";
import { tokenFindings } from "./token";

type Asked = Omit<ScorecardLine, "costs" | "noted">;

/** What is asked beside the calls of the contract: wrong tokens, a wrong path, the chat's socket, the gift links' key. */
export async function probe(visit: Visit): Promise<{ found: Found[]; lines: Asked[] }> {
  const found: Found[] = [];
  const lines: Asked[] = [];
  const add = (subject: Subject, findings: Found["finding"][] | undefined, reply?: Partial<Asked>) => {
    const asked = findings === undefined ? 0 : 1;
    lines.push({ subject, asked, status: 0, ms: 0, why: undefined, unchecked: undefined, ...reply });
    for (const finding of findings ?? []) found.push({ subject, finding });
  };
  for (const token of ["unknown", "none"] as const) {
    const [{ status, durationMs }, findings] = await tokenFindings(visit, token);
    add(token === "none" ? "(no token)" : "(unknown token)", findings, { status, ms: durationMs });
  }
  const [came, findings] = await pathFindings(visit.target);
  add("(unknown path)", findings, { status: came instanceof Error ? 0 : came.status });
  const unchecked = visit.target.origin === undefined ? "the wallet's origin: no --origin" : undefined;
  const why = "the chat is off, or its room is not known";
  add("(chat socket)", await socketFindings(visit), { why, unchecked });
  const { findings: ofKey, ...key } = await tryGiftKey(visit);
  add("(gift link's key)", ofKey, key);
  return { found, lines };
}

import { describe, expect, it } from "vitest";
import { linesWith } from "./lines-with";

async function linesIn(chunks: readonly string[], ...needles: string[]): Promise<string[]> {
  const bytes = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  })();
  const lines: string[] = [];
  for await (const line of linesWith(bytes, new Set(needles))) lines.push(line);
  return lines;
}

describe("the lines with a text", () => {
  it("are found wherever the blocks are cut, the last one without its end too", async () => {
    const text = "one REF a\ntwo\nthree REF ก\nfour\nlast REF";
    const wanted = ["one REF a", "three REF ก", "last REF"];
    for (let size = 1; size <= text.length; size++) {
      const chunks = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
      expect(await linesIn(chunks, "REF"), `blocks of ${size}`).toEqual(wanted);
    }
  });

  it("are those with a text that came with an earlier line, too", async () => {
    const needles = new Set(["REF"]);
    const bytes = (async function* () {
      yield Buffer.from("ID-1 early\nREF ID-1\nID-1 late\n");
    })();
    const lines: string[] = [];
    for await (const line of linesWith(bytes, needles)) {
      lines.push(line);
      needles.add("ID-1");
    }
    expect(lines).toEqual(["REF ID-1", "ID-1 late"]);
  });

  it("do not hold a line without an end in memory", async () => {
    const huge = Array.from({ length: 3 }, () => "x".repeat(1 << 20));
    expect(await linesIn(["REF", ...huge, "REF\n", "a REF\n"], "REF")).toEqual(["REF", "a REF"]);
  });
});

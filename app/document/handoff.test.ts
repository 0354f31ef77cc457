import { describe, expect, it } from "vitest";
import { handoffOf, withHandoff } from "./handoff.server";

const bytes = (text: string) => new TextEncoder().encode(text);

/** A stream that has said `first` already, and the hand that goes on with it. */
function stage(first: string) {
  let hand: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes(first));
      hand = controller;
    },
  });
  return { stream, hand: hand as unknown as ReadableStreamDefaultController<Uint8Array> };
}

describe("the scripts that hand a page's data over", () => {
  it("are complete at once if the data is, and nothing in it can end them", async () => {
    const { stream, hand } = stage('["</script><script>alert(1)//\u2028"]');
    hand.close();
    const { scripts, later } = await handoffOf(stream, "n0nce");
    expect(later).toBeNull();
    expect(scripts.match(/<\/script>/g)).toHaveLength(2);
    expect(scripts).not.toContain("alert(1)//\u2028");
    expect(scripts).toMatch(/^<script nonce="n0nce">__remixContext\.streamController\.enqueue\("/);
    expect(scripts).toMatch(/streamController\.close\(\)<\/script>$/);
    const [, json = ""] = /enqueue\((".*?")\)</.exec(scripts) ?? [];
    expect(JSON.parse(json)).toBe('["</script><script>alert(1)//\u2028"]');
  });

  it("follow as the data comes, whole letters only", async () => {
    const { stream, hand } = stage("one");
    const { scripts, later } = await handoffOf(stream, "n");
    expect(scripts).toContain('enqueue("one")');
    const thai = bytes("ไก่");
    hand.enqueue(thai.slice(0, 4));
    hand.enqueue(thai.slice(4));
    hand.close();
    const rest: string[] = [];
    for await (const piece of later ?? []) rest.push(piece);
    expect(rest.join("").replace(/<[^>]*>|__remixContext\.streamController\.|enqueue|close|[()"]/g, "")).toBe(
      "ไก่",
    );
  });

  it("stand at the end of the body, and the document ends after the last of them", async () => {
    const { stream, hand } = stage("one");
    const html = "<html><body>here</body></html>";
    const { html: begun, later } = withHandoff(html, await handoffOf(stream, "n"));
    hand.close();
    const rest: string[] = [];
    for await (const piece of later ?? []) rest.push(piece);
    expect(begun + rest.join("")).toMatch(
      /^<html><body>here(<script nonce="n">[^<]+<\/script>){2}<\/body><\/html>$/,
    );
    expect(begun).not.toContain("</html>");
    expect(withHandoff(html, { scripts: "<script></script>", later: null })).toEqual({
      html: "<html><body>here<script></script></body></html>",
      later: null,
    });
  });
});

import { describe, expect, test } from "vitest";
import { contextWith } from "../../../tests/support/request-context";
import { loader } from "./route";

const scriptOf = async (wanted: Parameters<typeof contextWith>[0]) => {
  const given = { context: contextWith(wanted), request: new Request("http://local.invalid/"), params: {} };
  const answer = loader(given as Parameters<typeof loader>[0]);
  return { text: await answer.text(), kind: answer.headers.get("content-type") };
};

describe("the worker's script", () => {
  test("changes with the language and the brand's look, and else stays byte for byte", async () => {
    const thai = await scriptOf({ locale: "th" });
    expect(thai.kind).toContain("text/javascript");
    expect(thai.text).toContain('addEventListener("fetch"');
    expect((await scriptOf({ locale: "th" })).text).toBe(thai.text);
    expect((await scriptOf({ locale: "lo" })).text).not.toBe(thai.text);
    const other = { theme: { preset: "paper" } } as const;
    expect((await scriptOf({ locale: "th", brand: other })).text).not.toBe(thai.text);
  });

  test("takes back what earlier visits have kept where a brand switches it off", async () => {
    const { text } = await scriptOf({ brand: { features: { offlinePage: false } } });
    expect(text).toContain("registration.unregister()");
    expect(text).toContain("caches.delete");
    expect(text).not.toContain('addEventListener("fetch"');
  });
});

import { expect, it } from "vitest";
import { withoutScript } from "./plain-pages";

it("leaves a page without what only scripts need", () => {
  const html = `<link rel="modulepreload" href="/a.js"><link rel="icon" href="/i"><p>1</p><script>\nrun()</script>`;
  expect(withoutScript(html)).toBe(`<link rel="icon" href="/i"><p>1</p>`);
});

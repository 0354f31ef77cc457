import { expect, test } from "playwright/test";
import { layoutFaults, MOST_COVERED } from "./layout-faults";

const pages = [
  ["<p>fine</p><p>also fine</p>", []],
  [
    "<p>one two three</p><p style='margin-top:-28px'>over it</p>",
    ["over each other: one two three | over it"],
  ],
  [
    "<div style='overflow:hidden;width:40px'><span style='white-space:nowrap'>too long</span></div>",
    ["cut: too long"],
  ],
  ["<div style='overflow:hidden;height:10px;line-height:40px'>too high</div>", ["cut: too high"]],
  ["<nav style='position:fixed;inset:auto 0 0;height:300px'>bar</nav>", ["bars cover 42 %"]],
] as const;

test("the tour finds texts that are cut or over each other, and bars that take the room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  for (const [html, found] of pages) {
    await page.setContent(html);
    expect(await page.evaluate(layoutFaults, MOST_COVERED), html).toEqual(found);
  }
});

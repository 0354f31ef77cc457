import { Resvg, renderAsync } from "@resvg/resvg-js";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { fontFiles, widthOf } from "~/pictures/fonts.server";
import { render } from "~/pictures/render.server";
import { readBrandInfo } from "../../../../../../tests/support/brand";
import { drawingFor } from "../../../../../../tests/support/receipts";
import { drawable } from "./letters.server";
import { textLine } from "./pen.server";

const { config } = readBrandInfo("lanxang");
const font = { loadSystemFonts: false, fontFiles: fontFiles() };

test("a picture is a PNG of 720 × 1080 with the brand's own colours, the renderer's pixels to the last", async () => {
  const drawing = drawingFor(config, "lo", { statementType: "withdraw", to: "KBANK 1234564321" });
  const { width, height, data } = PNG.sync.read(await render(drawing, 720));
  expect([width, height]).toEqual([720, 1080]);
  expect([...data.subarray(0, 4)]).toEqual([0x6e, 0x1a, 0x63, 0xff]);
  expect((await renderAsync(drawing, { font })).pixels.equals(data)).toBe(true);
});

describe("the width that lines are broken by", () => {
  const sheet = (text: string, weight: 400 | 600) =>
    `<svg xmlns='http://www.w3.org/2000/svg' width='900' height='60'>${textLine(drawable(text), { x: 10, top: 10, anchor: "start" }, { size: 20, weight, color: "#000" })}</svg>`;

  test.each([
    "Withdrawal complete 123,456.00",
    "ถอนเงินสำเร็จ ที่นี่ กำกั้ม ปู่ย่า",
    "ຝາກເງິນສຳເລັດ ນ້ຳ ຊື່",
    "กระเป๋าหลัก Riverside ລາວ x",
  ])("is the one it is drawn in: %s", (text) => {
    for (const weight of [400, 600] as const) {
      const drawn = new Resvg(sheet(text, weight), { font }).getBBox()?.width ?? 0;
      const measured = widthOf(drawable(text), { size: 20, weight });
      expect(Math.abs(drawn - measured)).toBeLessThan(4);
    }
  });
});

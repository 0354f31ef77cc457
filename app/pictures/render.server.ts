import { PICTURE } from "./draw.server";
import { fontFiles } from "./fonts.server";
import { pngOf } from "./png.server";

/** Draws an SVG beside the event loop. The renderer is loaded with the first receipt: no other page needs it. */
export async function render(svg: string): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const { pixels, width, height } = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: fontFiles() },
    fitTo: { mode: "width", value: PICTURE.width },
    logLevel: "off",
  });
  return pngOf(pixels, width, height);
}

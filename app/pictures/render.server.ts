import { fontFiles } from "./fonts.server";
import { pngOf } from "./png.server";

/** Draws an SVG as a PNG of this width, beside the event loop. The renderer is loaded with the first picture. */
export async function render(svg: string, width: number): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const drawn = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: fontFiles() },
    fitTo: { mode: "width", value: width },
    logLevel: "off",
  });
  return pngOf(drawn.pixels, drawn.width, drawn.height);
}

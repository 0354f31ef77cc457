import { createRequire } from "node:module";

/** The build puts the renderer beside the server's file; it is loaded with the first picture. */
const require = createRequire(import.meta.url);

const SIDE = 16;

/** Why the renderer cannot draw a picture; undefined when it can. */
export function drawingFault(kind: string, bytes: Buffer): string | undefined {
  if (kind === "svg") return draw(bytes.toString("utf8")).fault;
  const picture = `<image width='${SIDE}' height='${SIDE}' href='data:image/${kind};base64,${bytes.toString("base64")}'/>`;
  const { fault, isBlank } = draw(`<svg xmlns='http://www.w3.org/2000/svg'>${picture}</svg>`);
  // It leaves out a picture that it cannot decode to the end.
  return fault ?? (isBlank ? "nothing to draw: it is cut off, damaged or empty" : undefined);
}

function draw(svg: string): { fault?: string; isBlank?: boolean } {
  const { Resvg } = require("@resvg/resvg-js") as typeof import("@resvg/resvg-js");
  try {
    const { pixels } = new Resvg(svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: "width", value: SIDE },
      logLevel: "off",
    }).render();
    return { isBlank: pixels.every((channel) => channel === 0) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { fault: error.message.replace(/^.* cause /, "") };
  }
}

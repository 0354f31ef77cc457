import type { LoaderFunctionArgs } from "@remix-run/node";
import { themeColor } from "themes";
import type { RequestContext } from "~/context";
import { failure } from "~/errors/failure.server";
import { brandMark, type PngIcon, pngIconPath, pngIcons } from "~/shell/brand-icons.server";

const DAY_S = 86_400;

/** Each is drawn once per process. */
const drawn = new Map<string, Promise<Buffer>>();

/** A PNG of the brand's mark on the brand's colour. An address without a name is the one that iOS requests. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const name = params.file === undefined ? "touch" : iconOf(params.file);
  if (name === undefined) throw failure("notFound", context);
  const key = `${context.brand.id} ${name}`;
  const picture = drawn.get(key) ?? render(drawIcon(name, context), pngIcons[name].sidePx);
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
  return new Response(new Uint8Array(await picture), {
    headers: { "content-type": "image/png", "cache-control": `public, max-age=${DAY_S}` },
  });
}

/** The renderer is loaded with the first icon. It has no fonts, so letters in a mark have to be paths. */
async function render(svg: string, sidePx: number): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const drawn = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: "width", value: sidePx },
    logLevel: "off",
  });
  return drawn.asPng();
}

const names = Object.keys(pngIcons) as PngIcon[];

function iconOf(file: string): PngIcon | undefined {
  return names.find((name) => pngIconPath(name).endsWith(`/${file}`));
}

function drawIcon(name: PngIcon, { brand, brandPicture }: RequestContext): string {
  const { mark: file } = brand.theme;
  // If the mark's file cannot be drawn, the icon shows the brand's pattern.
  const own = file === undefined ? undefined : brandPicture(file);
  const theme = { ...brand.theme, mark: undefined };
  const mark = own ?? brandMark({ brand: { ...brand, theme } }).src;
  const side = 100 * pngIcons[name].mark;
  const from = (100 - side) / 2;
  return (
    "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>" +
    `<rect width='100' height='100' fill='${themeColor(brand)}'/>` +
    `<image href='${mark}' x='${from}' y='${from}' width='${side}' height='${side}'/></svg>`
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { themeColor } from "themes";
import { paths } from "~/paths";
import { brandMark, pngIconPath, pngIcons } from "~/shell/brand-icons.server";
import { slipTypes } from "~/uploads/slip-kinds";

const HOUR_S = 3_600;

/** A picture that another app shares is a slip: it opens the upload. */
const shareTarget = {
  action: paths.sharedSlip,
  method: "POST",
  enctype: "multipart/form-data",
  params: { files: [{ name: "file", accept: slipTypes }] },
};

/** The web app manifest: the brand's name, colours and icon for a phone's home screen. */
export function loader({ context }: LoaderFunctionArgs) {
  const { brand, locale } = context;
  const name = brand.name[locale];
  const manifest = {
    id: paths.user,
    name,
    short_name: name,
    lang: locale,
    start_url: paths.user,
    scope: "/",
    display: "standalone",
    theme_color: themeColor(brand),
    background_color: themeColor(brand),
    ...(brand.features.slips && { share_target: shareTarget }),
    icons: [
      { ...brandMark(context), sizes: "any", purpose: "any" },
      ...(["192", "512", "maskable"] as const).map((icon) => ({
        src: pngIconPath(icon),
        type: "image/png",
        sizes: `${pngIcons[icon].sidePx}x${pngIcons[icon].sidePx}`,
        purpose: icon === "maskable" ? "maskable" : "any",
      })),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": `private, max-age=${HOUR_S}`,
    },
  });
}

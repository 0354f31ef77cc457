import { themeColors } from "themes/colors";
import type { RequestContext } from "~/context";

/** The brand's square icon: its file, or its first letter in the brand's colours. */
export function brandMark({ brand, locale }: Pick<RequestContext, "brand" | "locale">) {
  const { mark } = brand.theme;
  if (mark !== undefined) return { src: `/brand/${mark}`, type: typeOf(mark) };
  const { accent, onAccent } = themeColors(brand);
  const letter = [...brand.name[locale]][0] ?? "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="${accent}"/><text x="20" y="28" font-family="sans-serif" font-size="22" text-anchor="middle" fill="${onAccent}">${escaped(letter)}</text></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, type: "image/svg+xml" };
}

function typeOf(file: string): string {
  const ending = file.split(".").at(-1);
  return ending === "svg" ? "image/svg+xml" : ending === "jpg" ? "image/jpeg" : `image/${ending}`;
}

function escaped(letter: string): string {
  return letter.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

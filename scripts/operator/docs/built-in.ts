import { builtInBanks, builtInProviders, builtInQr, builtInViews } from "schemas/brand/built-in";
import { colorMeanings } from "schemas/brand/guide";
import { presets } from "themes/colors";

/** The tables that a brand's own entries are laid over, and what the colours are for. */
export function builtInSection(): string {
  return [
    "## What is built in\n",
    "A brand's entry replaces the built-in one of its code whole; the others stay.\n",
    "### Banks and payments (`banks.known`)\n",
    table(
      ["code", "th", "lo", "en", "monogram", "color"],
      Object.entries(builtInBanks).map(([code, { name, monogram, color }]) => [
        ...[code, name.th, name.lo, name.en],
        ...[monogram, `\`${color}\``],
      ]),
    ),
    "### How accounts are shown (`deposit.views`)\n",
    table(
      ["code", "auto", "other"],
      Object.entries(builtInViews).map(([code, { auto, other }]) => [code, `\`${auto}\``, `\`${other}\``]),
    ),
    "### QR amounts (`deposit.qr`), in baht\n",
    table(
      ["code", "minimum", "quickAmounts"],
      Object.entries(builtInQr).map(([code, { minimum, quickAmounts }]) => [
        code,
        String(minimum / 100),
        quickAmounts.map((amount) => amount / 100).join(", "),
      ]),
    ),
    "### Providers (`games.providers`)\n",
    "None has `hosts`, which only the operator knows.\n",
    table(
      ["code", "entry"],
      Object.entries(builtInProviders).map(([code, { hosts: _, ...entry }]) => [
        code,
        `\`${JSON.stringify(entry)}\``,
      ]),
    ),
    "### Colours (`theme.colors`)\n",
    table(
      ["token", "what it is for", ...Object.keys(presets)],
      Object.entries(colorMeanings).map(([name, meaning]) => [
        name,
        meaning,
        ...Object.values(presets).map(({ colors }) => `\`${colors[name as keyof typeof colorMeanings]}\``),
      ]),
    ),
  ].join("\n");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return `${[line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n")}\n`;
}

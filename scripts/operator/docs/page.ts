import type { BrandFile } from "schemas/brand";
import { guide, type Screen, screens } from "schemas/brand/guide";
import { allowedText } from "./allowed";
import { builtInSection } from "./built-in";
import { exampleOf, writtenBrands } from "./example";
import { isWords, type Key, keysOf } from "./keys";
import { type Node, rootNode } from "./node";
import { ruleOf } from "./rule";

const HEAD = `# Every key of a brand's file

Written by \`npm run operator -- docs\` from \`schemas/brand.ts\` and \`schemas/brand/guide.ts\`; \`npm run check\` tells when it
is out of date. How to go live with a brand is in [operators.md](operators.md).

Only \`id\` and \`name\` are required. In a path, \`*\` stands for a code or a name, \`[]\` for an entry of a list. Amounts are in the
brand's currency, such as 12.50. The tables that entries are laid over, and what the colours are for, are [at the end](#what-is-built-in). Examples are from the brands in \`config/\` where one of them sets the key.
`;

/** docs/config-reference.md. */
export function referencePage(): string {
  const root = rootNode();
  const brands = writtenBrands();
  const keys = keysOf(root);
  const sections = Object.keys(root.properties ?? {}).filter((name) => name !== "$schema");
  const [single, groups] = [
    sections.filter((name) => !hasKeys(root, name)),
    sections.filter((name) => hasKeys(root, name)),
  ];
  const tableOf = (own: readonly Key[]) => table(own.map((key) => row(key, brands, root)));
  return [
    HEAD,
    "## The brand itself\n",
    tableOf(keys.filter(({ path }) => single.includes(path))),
    ...groups.flatMap((name) => {
      const description = root.properties?.[name]?.description ?? "";
      return [
        `## ${name}\n`,
        `${description}.\n`,
        tableOf(keys.filter(({ path }) => new RegExp(`^${name}[.[]`).test(path))),
      ];
    }),
    builtInSection(),
  ].join("\n");
}

function hasKeys(root: Node, name: string): boolean {
  const node = root.properties?.[name];
  return node?.properties !== undefined && !isWords(node);
}

function table(rows: readonly string[]): string {
  const head =
    "| key | meaning | default | allowed | example | screens |\n| --- | --- | --- | --- | --- | --- |";
  return `${head}\n${rows.join("\n")}\n`;
}

function row(key: Key, brands: readonly unknown[], root: Node): string {
  const { path, node, isRequired } = key;
  const byDefault = isRequired ? "required" : node.default === undefined ? "" : json(node.default);
  const cells = [
    `\`${path}\``,
    node.description ?? "",
    byDefault,
    allowedText(node, ruleOf(path, root)),
    json(exampleOf(key, brands)),
    screensOf(path).map(screenText).join(", "),
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}

const SHOWN = 80;

function json(value: unknown): string {
  if (value === undefined) return "";
  const text = JSON.stringify(value);
  return `\`${text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text}\``;
}

/** The screens that the guide names for a key, or for the section that it is in. */
export function screensOf(path: string): readonly Screen[] {
  const [name = "", inner = ""] = path.split(/[.[]/);
  const section = guide[name as Exclude<keyof BrandFile, "$schema">];
  if (Array.isArray(section)) return section;
  return (section as Readonly<Record<string, Screen[]>>)[inner] ?? [];
}

function screenText(screen: Screen): string {
  const { name, ...rest } = screens[screen];
  return "picture" in rest ? `[${name}](../tests/baselines/siam-gold-${rest.picture}.png)` : name;
}

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Edit = readonly [what: string | RegExp, by: string];

/** A file of deploy/ as it is delivered. */
export function delivered(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), "utf8");
}

/** The file with what its deployer edits; throws if it has nothing of the kind. */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((before, [what, by]) => {
    const after = before.replaceAll(what, by);
    if (after === before) throw new Error(`nothing is replaced by ${by}`);
    return after;
  }, text);
}

/** What a deployer may switch on, by what stands in its lines. */
const options = {
  chat: /chat/i,
  ipv6: /::/,
  "http/3": /quic|h3=/,
  "load balancer": /real_ip/,
} as const;

export type Option = keyof typeof options;

/** Lines that are delivered as comments, one below the other: "#" straight before a word or before indentation. */
const SWITCHED_OFF = /(?:^ *#(?:\S| {4}).*\n)+/gm;

/** The options that a file has, in its order; throws if lines of it belong to none or to several. */
export function optionsOf(text: string): Option[] {
  return [...new Set([...text.matchAll(SWITCHED_OFF)].map(([lines]) => optionOf(lines)))];
}

/** The file with these options switched on. */
export function withOptions(text: string, on: readonly Option[]): string {
  return text.replace(SWITCHED_OFF, (lines) =>
    on.includes(optionOf(lines)) ? lines.replaceAll(/^( *)#/gm, "$1") : lines,
  );
}

function optionOf(lines: string): Option {
  const names = (Object.keys(options) as Option[]).filter((name) => options[name].test(lines));
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error(`of which option is this? ${lines}`);
  return name;
}

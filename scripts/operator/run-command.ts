import { suggestion } from "schemas/nearest";
import { ownEntry } from "schemas/own-entry";
import type { Write } from "./brands/brand-files";
import { type Command, reported } from "./brands/command";
import { schema } from "./brands/schema";
import { validate } from "./brands/validate";
import { docs } from "./docs/docs";
import { doctor } from "./doctor/doctor";
import { newBrand } from "./new/new";
import { preview } from "./preview/command";
import { trace } from "./trace/trace";

const commands: Readonly<Record<string, Command>> = {
  new: newBrand,
  validate,
  preview,
  schema,
  doctor,
  docs,
  trace,
};

const usage = `npm run operator -- <command>; --help after a command tells of it alone

${Object.keys(commands).map(helpOf).join("")}`;

function helpOf(name: string): string {
  const { words, about } = commands[name] ?? { words: "", about: "" };
  return `  ${name} ${words}\n      ${about}\n`;
}

const HELP = ["--help", "-h"];

/** Runs what the words ask for. Returns whether all was well. */
export async function runCommand([name = "", ...words]: readonly string[], write: Write): Promise<boolean> {
  const command = ownEntry(commands, name);
  const isAsked = [name, ...words].some((word) => HELP.includes(word)) || name === "help";
  if (command && !isAsked) return reported(() => command.run(words, write), write);
  const unknown =
    name === "" || isAsked ? "" : `"${name}" is no command${suggestion(name, Object.keys(commands))}\n\n`;
  write(command ? `npm run operator -- ${helpOf(name).trimStart()}` : `${unknown}${usage}`);
  return isAsked;
}

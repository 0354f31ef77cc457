import { lookUp } from "schemas/look-up";
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

const usage = `npm run operator -- <command>

${Object.entries(commands)
  .map(([name, { words, about }]) => `  ${name} ${words}\n      ${about}\n`)
  .join("")}`;

/** Runs what the words ask for. Returns whether all was well. */
export async function runCommand([name = "", ...words]: readonly string[], write: Write): Promise<boolean> {
  const command = lookUp(commands, name);
  if (command) return reported(() => command.run(words, write), write);
  write(usage);
  return false;
}

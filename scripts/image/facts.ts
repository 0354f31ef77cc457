import { run } from "../bootstrap/run";
import { IMAGE } from "./build";

/** What the image says of itself. */
export interface ImageFacts {
  User: string;
  Env: string[];
  Cmd: string[];
  Labels: Record<string, string>;
  Healthcheck: { Test: string[] };
}

/** Reads them; throws where the Dockerfile promises what the image does not have. */
export async function readFacts(buildah: readonly string[]): Promise<ImageFacts> {
  const [command = "", ...args] = [...buildah, "inspect", "--type", "image", IMAGE];
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(output);
  const facts = (JSON.parse(output) as { Docker: { config: ImageFacts } }).Docker.config;
  if (!/^[1-9]\d*:\d+$/.test(facts.User)) throw new Error(`the user is ${facts.User}, no number or root`);
  if (facts.Cmd[0] !== "node") throw new Error(`a shell starts it: ${facts.Cmd.join(" ")}`);
  for (const label of ["version", "revision", "created"])
    if (!facts.Labels[`org.opencontainers.image.${label}`]) throw new Error(`the label ${label} is missing`);
  return facts;
}

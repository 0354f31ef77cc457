import { readFile } from "node:fs/promises";
import { seedOf } from "../../../bootstrap/brand";
import { startFreshSandbox } from "../../../bootstrap/fresh-sandbox";
import { Desk } from "../../states/desk";
import { type World, type WorldName, worlds } from "../../states/state";
import { endAtOnce } from "./end-at-once";

export interface RunningSandbox {
  desk: Desk;
  listening: string;
  /** Where the pretend game providers listen. */
  provider: string;
  stop(): Promise<void>;
}

/** A sandbox with fresh demo data in the brand's language, and the world's settings and faults. */
export async function startSandboxOf(root: string, file: string, world: WorldName): Promise<RunningSandbox> {
  const seed = seedOf(await readFile(file, "utf8"));
  const service = await startFreshSandbox(root, { file, seed });
  const { listening, provider } = service.ready;
  const desk = new Desk(listening);
  const { settings = {}, faults = [] }: World = worlds[world];
  await desk.post("/settings", { refreshMs: 20, ...settings });
  for (const fault of faults) await desk.post("/faults", fault);
  return { desk, listening, provider, stop: () => endAtOnce(service) };
}

/** What the sandbox reads of a brand's file (scripts/sandbox/seed/brand.ts); it starts anew when that changes. */
export async function sandboxFacts(file: string): Promise<string> {
  const text = await readFile(file, "utf8");
  const { name, contact, memberCurrency } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify([seedOf(text), name, contact, memberCurrency]);
}

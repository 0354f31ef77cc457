import type { Brand } from "schemas/brand";
import { seedIn } from "../../../bootstrap/brand";
import { startFreshSandbox } from "../../../bootstrap/fresh-sandbox";
import { ControlClient } from "../../../sandbox/client/control-client";
import { type World, type WorldName, worlds } from "../../states/state";
import { endAtOnce } from "./end-at-once";

export interface RunningSandbox {
  control: ControlClient;
  /** Where the pretend game providers listen. */
  provider: string;
  stop(): Promise<void>;
}

/** A sandbox with fresh demo data in the language of the brand in the file, and the world's settings and faults. */
export async function startSandboxOf(
  root: string,
  file: string,
  { defaultLocale }: Brand,
  world: WorldName,
): Promise<RunningSandbox> {
  const service = await startFreshSandbox(root, { file, seed: seedIn(defaultLocale) });
  const { listening, provider } = service.ready;
  const control = new ControlClient(listening);
  const { settings = {}, faults = [] }: World = worlds[world];
  await control.post("/settings", { refreshMs: 20, ...settings });
  for (const fault of faults) await control.post("/faults", fault);
  return { control, provider, stop: () => endAtOnce(service) };
}

/** What the sandbox reads of a brand (scripts/sandbox/seed/brand.ts); it starts anew when that changes. */
export function sandboxFacts({ name, contact, memberCurrency, defaultLocale }: Brand): string {
  return JSON.stringify([seedIn(defaultLocale), name, contact, memberCurrency]);
}

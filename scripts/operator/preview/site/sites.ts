import type { Brand } from "schemas/brand";
import type { ControlClient } from "../../../sandbox/client/control-client";
import type { WorldName } from "../../states/state";
import { type RunningApp, startAppOf } from "./app";
import { type RunningSandbox, sandboxFacts, startSandboxOf } from "./sandbox";

/** The built app with a brand's file, and a sandbox operator of one world; each a process of its own. */
export interface Site {
  /** The app's origin. */
  url: string;
  sandbox: ControlClient;
  /** The cookie of a browser that has accepted the agreements, as `name=value`. */
  acceptance: string;
  /** Moves the clocks of the app and of its operator on. */
  passTime(minutes: number): Promise<void>;
}

/** Keeps a site of each world that was asked for, all with the same brand. */
export class Sites {
  readonly #sandboxes = new Map<WorldName, Promise<RunningSandbox>>();
  readonly #apps = new Map<WorldName, Promise<RunningApp>>();
  #brand: Brand | undefined;
  #isClosed = false;

  /** `file`: the brand's config file. */
  constructor(
    private readonly root: string,
    private readonly file: string,
  ) {}

  /** The running site; starts what is not there yet. Rejects before the first renewal, and once the sites are closed. */
  async open(world: WorldName): Promise<Site> {
    const brand = this.#brand;
    if (this.#isClosed || !brand) throw new Error("the sites are closed");
    const starting = this.#started(this.#sandboxes, world, () =>
      startSandboxOf(this.root, this.file, brand, world),
    );
    const sandbox = await starting;
    // It was ended meanwhile: an app must not be given its address.
    if (this.#sandboxes.get(world) !== starting) return this.open(world);
    const app = await this.#started(this.#apps, world, () => startAppOf(this.root, this.file, sandbox));
    const { control } = sandbox;
    const passTime = async (minutes: number) => {
      const ms = minutes * 60_000;
      await Promise.all([control.post("/clock", { advanceMs: ms }), app.passTime(ms)]);
    };
    return { url: app.url, sandbox: control, acceptance: app.acceptance, passTime };
  }

  /** Takes the brand that the file holds now. Ends the apps; and the sandboxes, if what they read of it has changed. */
  async renew(brand: Brand): Promise<void> {
    const isOther = !this.#brand || sandboxFacts(brand) !== sandboxFacts(this.#brand);
    this.#brand = brand;
    await Promise.all([stopAll(this.#apps), isOther ? stopAll(this.#sandboxes) : undefined]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([stopAll(this.#apps), stopAll(this.#sandboxes)]);
  }

  #started<Running>(
    running: Map<WorldName, Promise<Running>>,
    world: WorldName,
    start: () => Promise<Running>,
  ): Promise<Running> {
    const known = running.get(world) ?? start();
    running.set(world, known);
    // What did not start is tried again when it is asked for again.
    known.catch(() => running.get(world) === known && running.delete(world));
    return known;
  }
}

async function stopAll(running: Map<WorldName, Promise<{ stop(): Promise<void> }>>): Promise<void> {
  const all = [...running.values()];
  running.clear();
  await Promise.allSettled(all.map(async (one) => (await one).stop()));
}

import type { Desk } from "../../states/desk";
import type { WorldName } from "../../states/state";
import { type RunningApp, startAppOf } from "./app";
import { type RunningSandbox, sandboxFacts, startSandboxOf } from "./sandbox";

/** The built app with a brand's file, and a sandbox operator of one world; each a process of its own. */
export interface House {
  /** The app's origin. */
  url: string;
  desk: Desk;
  /** The cookie of a browser that has accepted the agreements, as `name=value`. */
  acceptance: string;
  /** Moves the clocks of the app and of its operator on. */
  passTime(minutes: number): Promise<void>;
}

/** Keeps a house of each world that was asked for, all with the same brand. */
export class Houses {
  readonly #sandboxes = new Map<WorldName, Promise<RunningSandbox>>();
  readonly #apps = new Map<WorldName, Promise<RunningApp>>();
  #facts = "";
  #isClosed = false;

  /** `file`: the brand's config file. */
  constructor(
    private readonly root: string,
    private readonly file: string,
  ) {}

  /** The running house; starts what is not there yet. Rejects once the houses are closed. */
  async open(world: WorldName): Promise<House> {
    if (this.#isClosed) throw new Error("the houses are closed");
    const starting = this.#started(this.#sandboxes, world, () => startSandboxOf(this.root, this.file, world));
    const sandbox = await starting;
    // It was ended meanwhile: an app must not be given its address.
    if (this.#sandboxes.get(world) !== starting) return this.open(world);
    const app = await this.#started(this.#apps, world, () => startAppOf(this.root, this.file, sandbox));
    const { desk } = sandbox;
    const passTime = async (minutes: number) => {
      const ms = minutes * 60_000;
      await Promise.all([desk.post("/clock", { advanceMs: ms }), app.passTime(ms)]);
    };
    return { url: app.url, desk, acceptance: app.acceptance, passTime };
  }

  /** Ends the apps, which have read an older file; and the sandboxes, if what they read of it has changed. */
  async renew(): Promise<void> {
    const facts = await sandboxFacts(this.file);
    const isOther = facts !== this.#facts;
    this.#facts = facts;
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

import type { RequestListener } from "node:http";
import { isDeepStrictEqual } from "node:util";
import type { Fault } from "schemas/fault";
import type { Generation, ReadBrand } from "./generation";
import type { BrandReload } from "./metrics/brand-metrics";

/** What a reading of the brand's file has found: a brand, or why it is refused. */
export type Reading =
  | ({ ok: true; warnings: readonly Fault[] } & ReadBrand)
  | { ok: false; faults: readonly Fault[] };

interface TakeoverSettings {
  first: Generation;
  read(): Reading;
  make(brand: ReadBrand): Promise<Generation>;
  /** Told of the end of every reading, with its faults or its warnings. */
  onEnd(result: BrandReload, told: readonly Fault[]): void;
}

export interface Takeover {
  /** Answers each request with the generation that is current at its beginning. */
  listener: RequestListener;
  /**
   * Reads the file again and takes it over as a whole, or refuses it as a whole. Resolves when a reading has ended that
   * began after the call; rejects if it could not be taken over for a reason that is no fault of the file.
   */
  reload(): Promise<void>;
}

/** Lets one generation follow another while requests go on. */
export function createTakeover({ first, read, make, onEnd }: TakeoverSettings): Takeover {
  let current = first;
  let running: Promise<void> = Promise.resolve();
  /** The reading that has not begun. Further wishes mean the same one. */
  let next: Promise<void> | null = null;

  async function readAgain(): Promise<void> {
    next = null;
    const reading = read();
    if (!reading.ok) return onEnd("refused", reading.faults);
    if (isSame(reading, current)) return onEnd("unchanged", []);
    current = await make(reading);
    onEnd("taken", reading.warnings);
  }

  return {
    listener: (incoming, outgoing) => current.listener(incoming, outgoing),
    reload() {
      next ??= running = running.then(readAgain, readAgain);
      return next;
    },
  };
}

function isSame(one: ReadBrand, other: ReadBrand): boolean {
  return one.files.mark === other.files.mark && isDeepStrictEqual(one.operator, other.operator);
}

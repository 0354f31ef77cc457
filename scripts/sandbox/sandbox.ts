import type { Clock } from "./clock";
import type { CallRecord } from "./http/call-record";
import type { Faults } from "./http/faults";
import type { WireVarieties } from "./http/wire-variety";
import type { Flavour } from "./seed/flavour";
import type { Settings } from "./settings";
import type { Database } from "./store/database";
import type { PasswordHash } from "./store/passwords";

/** One running sandbox operator: its database and everything that a person may switch. */
export interface Sandbox {
  readonly database: Database;
  readonly clock: Clock;
  readonly flavour: Flavour;
  readonly faults: Faults;
  readonly calls: CallRecord;
  readonly wire: WireVarieties;
  /** Replaced as a whole when settings change. */
  settings: Settings;
  /** What a reset goes back to. */
  readonly initialSettings: Settings;
  /** Where browsers reach this process; pictures and game links start with it. */
  origin: string;
  /** One salt and hash for every demo member: they share one password, and hashing each would cost seconds. */
  readonly demoPassword: PasswordHash;
  /** Aborted when the process stops: waits end early. */
  readonly closing: AbortSignal;
}

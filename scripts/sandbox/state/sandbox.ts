import type { CallRecord } from "../http/call-record";
import type { Faults } from "../http/faults";
import type { WireVariety } from "../http/wire-ways";
import type { Mutations } from "../mutations/mutations";
import type { Database } from "../store/database";
import type { PasswordHash } from "../store/passwords";
import type { CashierRules } from "./cashier-rules";
import type { ChatHub } from "./chat-hub";
import type { ChatLink } from "./chat-link";
import type { Clock } from "./clock";
import type { Flavour } from "./flavour";
import type { GameSwitches } from "./game-switches";
import type { PerMember } from "./per-member";
import type { ProviderSite } from "./provider-site";
import type { Settings } from "./settings";
import type { UploadFolder } from "./upload-folder";

/** One running sandbox operator: its database and everything that can be switched at runtime. */
export interface Sandbox {
  readonly database: Database;
  readonly clock: Clock;
  readonly flavour: Flavour;
  readonly faults: Faults;
  readonly calls: CallRecord;
  readonly wire: PerMember<WireVariety>;
  readonly mutations: Mutations;
  readonly games: GameSwitches;
  readonly provider: ProviderSite;
  /** Deposit and withdrawal settings for everybody, with overrides for single members. */
  readonly cashier: PerMember<CashierRules>;
  /** The passphrase that gift links are encrypted with. */
  readonly trueLinkKey: string;
  readonly chat: ChatHub;
  /** Set once the server is running. */
  chatLink: ChatLink | undefined;
  readonly uploads: UploadFolder;
  /** Replaced as a whole when a setting changes. */
  settings: Settings;
  /** The settings that a reset restores. */
  readonly initialSettings: Settings;
  /** The URL that browsers use; pictures' URLs start with it. */
  origin: string;
  /** One salt and hash for all demo members: they share a password, and hashing it for each would take seconds. */
  readonly demoPassword: PasswordHash;
  /** Aborted when the process stops, which ends all waits. */
  readonly closing: AbortSignal;
}

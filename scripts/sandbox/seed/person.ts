import type { ErrorCode } from "schemas/contract/errors";
import type { RewardStart } from "../rewards/start-rewards";

/** Amounts in baht, before the flavour's scale. */
export interface Person {
  username: string;
  situation: string;
  wallet: number;
  /** Open game accounts and their balances. */
  games: Record<string, number>;
  /** Game accounts that exist at the provider but are not open yet. */
  registered?: readonly string[];
  /** Whether the credentials at the providers contain characters that must be URL-encoded. */
  hasAwkwardCredentials?: boolean;
  statements: number;
  coin?: number;
  /** Named where the wire variety says. */
  currency?: string;
  isInactive?: boolean;
  loginCode?: ErrorCode;
  callCode?: ErrorCode;
  expectedAddress?: string;
  rewards?: RewardStart;
}

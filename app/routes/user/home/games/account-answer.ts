/** What the forms of a game account return to their own page. */
export interface AccountAnswer {
  /** The account has just been opened. */
  isOpen?: boolean;
  credentials?: { username: string; password: string };
  /** The result, shown in the panel. */
  note?: string;
}

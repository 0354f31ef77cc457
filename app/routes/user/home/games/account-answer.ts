/** What the forms of a game account return to their own page. */
export interface AccountAnswer {
  credentials?: { username: string; password: string };
  /** The result, shown in the panel. */
  note?: string;
}

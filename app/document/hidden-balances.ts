/** The cookie that says whether balances are hidden: `hidden`, or empty. */
export const BALANCES_COOKIE = "balances";

/** The value of the cookie and of the root element's attribute that hide every balance (money.css.ts). */
export const HIDDEN = "hidden";

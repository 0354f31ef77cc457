declare const sanitised: unique symbol;

/** HTML that has passed the allow-list of `sanitize.server.ts`; only that file can create it. */
export type SafeHtml = string & { readonly [sanitised]: true };

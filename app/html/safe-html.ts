declare const sanitised: unique symbol;

/** HTML that went through the allow-list of `sanitize.server.ts`; nothing else can make one. */
export type SafeHtml = string & { readonly [sanitised]: true };

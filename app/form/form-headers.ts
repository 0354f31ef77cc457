import type { HeadersArgs } from "@remix-run/node";

/** Passes a refused form's headers (Retry-After) on to its page: `export { formHeaders as headers }`. */
export const formHeaders = ({ actionHeaders }: HeadersArgs): Headers => actionHeaders;

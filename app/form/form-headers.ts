import type { HeadersArgs } from "@remix-run/node";

/** Gives the page of a refused form the headers of its action (Retry-After): `export { formHeaders as headers }`. */
export const formHeaders = ({ actionHeaders }: HeadersArgs): Headers => actionHeaders;

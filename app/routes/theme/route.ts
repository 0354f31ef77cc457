import type { LoaderFunctionArgs } from "@remix-run/node";
import { themeSheet } from "~/document/theme-sheet.server";
import { failure } from "~/errors/failure.server";

const YEAR_S = 31_536_000;

/** Serves the brand's theme. Cached forever like the build's assets, because its name contains a hash. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { href, css } = themeSheet(context.brand);
  if (new URL(request.url).pathname !== href) throw failure("notFound", context);
  return new Response(css, {
    headers: {
      "content-type": "text/css; charset=utf-8",
      "cache-control": `public, max-age=${YEAR_S}, immutable`,
    },
  });
}

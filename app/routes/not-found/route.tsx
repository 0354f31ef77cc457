import type { LoaderFunctionArgs } from "@remix-run/node";
import { failure } from "~/errors/failure.server";
import { ErrorPage } from "~/shell/error-page";

export const handle = { i18n: "public" };

export function loader({ context }: LoaderFunctionArgs) {
  throw failure("notFound", context);
}

/** A POST to an unknown URL gets the same 404. */
export const action = loader;

export default ErrorPage;
export { ErrorPage as ErrorBoundary };

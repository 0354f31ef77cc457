import type { LoaderFunctionArgs } from "@remix-run/node";
import { ErrorScreen } from "~/errors/error-screen";
import { failure } from "~/errors/failure.server";

export const handle = { i18n: "public" };

export function loader({ context }: LoaderFunctionArgs) {
  throw failure("notFound", context);
}

/** A post to an address that does not exist is as lost as a get. */
export const action = loader;

export default ErrorScreen;
export { ErrorScreen as ErrorBoundary };

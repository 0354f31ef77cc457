import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

/**
 * A slip that is shared from a bank's app, where the worker has not taken it on the device: its bytes are not read. The
 * slip's page asks for it again, a guest after signing in.
 */
export function action() {
  return redirect(`${paths.slip}?shared=1`, 303);
}

/** Opened by a person: redirects to the page with the form. */
export function loader() {
  return redirect(paths.slip);
}

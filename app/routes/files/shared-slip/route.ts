import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

/**
 * A slip that is shared from a bank's app, if the service worker has not kept it on the device
 * (docs/decisions/shared-slips-stay-on-the-phone.md). Its bytes are not read: the slip's page, to which a guest signs
 * in first, asks for the file again.
 */
export function action() {
  return redirect(`${paths.slip}?shared=1`, 303);
}

/** Opened by a person: redirects to the page with the form. */
export function loader() {
  return redirect(paths.slip);
}

import { type FormProps, useLocation, useResolvedPath } from "@remix-run/react";
import { forwardRef } from "react";
import { BoundForm } from "./bound-form";

/**
 * The address of the screen that a form stands in, as it is written in the browser's bar. The router's own is decoded,
 * so that a code with `#`, `?` or `%` in it would lead elsewhere.
 */
export function useOwnAddress(): string {
  const { pathname, search } = useLocation();
  // Several screens may be open above one another; how deep this one stands, the router tells.
  const depth = useResolvedPath(".").pathname.split("/").length;
  return pathname.split("/").slice(0, depth).join("/") + search;
}

/** A form that posts to the screen that it stands in. */
export const OwnForm = forwardRef<HTMLFormElement, Omit<FormProps, "action">>(function OwnForm(props, ref) {
  return <BoundForm {...props} ref={ref} action={useOwnAddress()} />;
});

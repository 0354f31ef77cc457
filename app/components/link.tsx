import { type FormProps, type LinkProps, Form as RemixForm, Link as RemixLink } from "@remix-run/react";
import { forwardRef } from "react";

/**
 * A link within the site. The server renders a full address without the router, which would resolve it against all
 * routes above: there is nothing to resolve, and a page has some thirty links.
 */
export function Link(props: LinkProps) {
  const { to, ...rest } = props;
  if (!import.meta.env.SSR || !isResolved(to)) return <RemixLink discover="none" {...props} />;
  const { prefetch, discover, preventScrollReset, relative, reloadDocument, replace, ...more } = rest;
  const { state, viewTransition, ...anchor } = more;
  return <a {...anchor} href={to} />;
}

/** A form that posts to an address of the site, rendered by the server as links are. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(props, ref) {
  if (!import.meta.env.SSR || !isResolved(props.action))
    return <RemixForm discover="none" {...props} ref={ref} />;
  const { discover, fetcherKey, navigate, preventScrollReset, relative, reloadDocument, ...rest } = props;
  const { replace, state, viewTransition, ...form } = rest;
  return <form {...form} />;
});

function isResolved(address: unknown): address is string {
  return typeof address === "string" && address.startsWith("/");
}

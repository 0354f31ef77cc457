import { type FormProps, type LinkProps, Form as RemixForm, Link as RemixLink } from "@remix-run/react";
import { forwardRef } from "react";

/**
 * A link within the site. The server writes it without asking the router, which resolves each address against all
 * routes above it: of a full address nothing is left to resolve, and a page has some thirty links.
 */
export function Link(props: LinkProps) {
  const { to, ...rest } = props;
  if (!import.meta.env.SSR || !isResolved(to)) return <RemixLink discover="none" {...props} />;
  const { prefetch, discover, preventScrollReset, relative, reloadDocument, replace, ...more } = rest;
  const { state, viewTransition, ...anchor } = more;
  return <a {...anchor} href={to} />;
}

/** A form to an address of the site, written by the server as links are. */
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

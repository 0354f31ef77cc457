import { type FormProps, useLocation, useResolvedPath } from "@remix-run/react";
import { createContext, forwardRef, useContext } from "react";
import { Form } from "~/components/link";
import { OWNER } from "~/document/kept-fields";

/** The tag of the member whose page it is (member/page-owner.server.ts); undefined on a guest's page. */
export const PageOwner = createContext<string | undefined>(undefined);

type BoundFormProps = FormProps & { action: string };

/** A form that names the member whose page it is on: sent by anybody else, it does nothing (member/guard.server.ts). */
export const BoundForm = forwardRef<HTMLFormElement, BoundFormProps>(function BoundForm(props, ref) {
  const { children, ...form } = props;
  const owner = useContext(PageOwner);
  return (
    <Form {...form} ref={ref}>
      {owner === undefined ? null : <input type="hidden" name={OWNER} value={owner} />}
      {children}
    </Form>
  );
});

/** The same, sent to the address of the screen that it is on. */
export const OwnForm = forwardRef<HTMLFormElement, Omit<FormProps, "action">>(function OwnForm(props, ref) {
  return <BoundForm {...props} ref={ref} action={useOwnAddress()} />;
});

/**
 * The address of the screen that a form is on, as it is written in the browser's bar. The router's own is decoded, so
 * that a code with `#`, `?` or `%` in it would lead elsewhere.
 */
export function useOwnAddress(): string {
  const { pathname, search } = useLocation();
  // A dialog's screen is open above another one; the router tells how deep this one is.
  const depth = useResolvedPath(".").pathname.split("/").length;
  return pathname.split("/").slice(0, depth).join("/") + search;
}

import type { FormProps } from "@remix-run/react";
import { createContext, forwardRef, useContext } from "react";
import { Form } from "~/components/link";
import { OWNER } from "~/document/kept-fields";

/** The tag of the member whose page it is (member/page-owner.server.ts); undefined on a guest's page. */
export const PageOwner = createContext<string | undefined>(undefined);

type BoundFormProps = FormProps & { action: string };

/** A form that says whose page it stands in: sent by anybody else, it does nothing (member/guard.server.ts). */
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

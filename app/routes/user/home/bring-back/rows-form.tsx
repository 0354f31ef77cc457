import type { FormEvent, ReactNode } from "react";
import { formatAmount } from "schemas/amount";
import { BoundForm } from "~/form/bound-form";
import { paths } from "~/paths";
import { MOST_IN_FORM, type Row } from "./row";
import type { Walk } from "./use-walk";

interface RowsFormProps {
  rows: readonly Row[];
  walk: Walk;
  className?: string;
  children: ReactNode;
}

/** Moves these games' money: with script one after the other on this page, without it by one post. */
export function RowsForm({ rows, walk, className, children }: RowsFormProps) {
  function walkHere(event: FormEvent) {
    event.preventDefault();
    void walk.run(rows);
  }
  return (
    <BoundForm
      reloadDocument
      method="post"
      action={paths.bringBack}
      className={className}
      onSubmit={walkHere}
    >
      {rows.slice(0, MOST_IN_FORM).map(({ code, amount, intent }, index) => (
        <span key={code} hidden>
          <input type="hidden" name={`intent${index}`} value={intent ?? ""} />
          <input type="hidden" name={`from${index}`} value={code} />
          <input type="hidden" name={`amount${index}`} value={formatAmount(amount)} />
        </span>
      ))}
      {children}
    </BoundForm>
  );
}

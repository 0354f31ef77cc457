import type { ComponentType } from "react";
import { useDocument } from "./document";

interface RememberedItemProps<F extends object> {
  className?: string;
  /** Depends on the facts alone: no context, no state. */
  part: ComponentType<F>;
  facts: F;
}

/**
 * An item of a list that many pages show alike, a game's card: the server writes it once and copies it from then on. In
 * the browser it is a component like any other.
 */
export function RememberedItem<F extends object>({ className, part: Part, facts }: RememberedItemProps<F>) {
  const { htmlOf } = useDocument();
  if (htmlOf === undefined) {
    return (
      <li className={className}>
        <Part {...facts} />
      </li>
    );
  }
  return <li className={className} dangerouslySetInnerHTML={{ __html: htmlOf(Part, facts) }} />;
}

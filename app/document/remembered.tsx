import type { ComponentType } from "react";
import { useDocument } from "./document";

interface RememberedProps<F extends object> {
  as: "li" | "div" | "nav" | "ul";
  className?: string;
  label?: string;
  /** Depends on the facts alone: no context, no state. */
  part: ComponentType<F>;
  facts: F;
}

/**
 * A part that many pages show alike, such as a game's card: the server writes it once and copies it from then on. In
 * the browser it is a component like any other.
 */
export function Remembered<F extends object>(props: RememberedProps<F>) {
  const { as: Tag, className, label, part: Part, facts } = props;
  const { htmlOf } = useDocument();
  if (htmlOf === undefined) {
    return (
      <Tag className={className} aria-label={label}>
        <Part {...facts} />
      </Tag>
    );
  }
  const content = { __html: htmlOf(Part, facts) };
  return <Tag className={className} aria-label={label} dangerouslySetInnerHTML={content} />;
}

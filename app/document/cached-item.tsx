import type { ComponentType } from "react";
import { useDocument } from "./document";

interface CachedItemProps<F extends object> {
  className?: string;
  /** Depends on `facts` alone: no context, no state. */
  part: ComponentType<F>;
  facts: F;
}

/**
 * A list item that many pages show alike, such as a game's card: the server renders it once and copies its HTML from
 * then on. In the browser it is a component like any other.
 */
export function CachedItem<F extends object>({ className, part: Part, facts }: CachedItemProps<F>) {
  const { cachedHtml } = useDocument();
  if (cachedHtml === undefined) {
    return (
      <li className={className}>
        <Part {...facts} />
      </li>
    );
  }
  return <li className={className} dangerouslySetInnerHTML={{ __html: cachedHtml(Part, facts) }} />;
}

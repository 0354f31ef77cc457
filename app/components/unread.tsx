import { Card } from "./card";
import { RetryLink } from "./retry-link";
import * as css from "./unread.css";

interface UnreadProps {
  /** What could not be read, or the operator's reason. */
  text: string;
  /** The address to try again. */
  to: string;
}

/** In place of a panel's content that could not be read. */
export function Unread({ text, to }: UnreadProps) {
  return (
    <Card className={css.unread}>
      <p>{text}</p>
      <RetryLink to={to} />
    </Card>
  );
}

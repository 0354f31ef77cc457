import type { ComponentProps, ReactNode } from "react";
import { Alert } from "./alert";
import { Card } from "./card";
import * as css from "./could-not-read.css";
import type { IconName } from "./icon";
import { RetryLink } from "./retry-link";

interface CouldNotReadProps extends Omit<ComponentProps<typeof RetryLink>, "to"> {
  /** What could not be read, or the operator's reason. */
  text: ReactNode;
  /** The address to try again; without one there is no link. */
  to?: string;
  /** A card of its own, a warning, or plain lines where a panel frames it already. */
  as?: "card" | "warning" | "lines";
  /** Replaces the warning's icon. */
  icon?: IconName;
  /** For the card; of plain lines, for the text. */
  className?: string;
  /** A heading in the card, above the text. */
  children?: ReactNode;
}

/** Stands in for what could not be read: says so, and leads to another try. */
export function CouldNotRead(props: CouldNotReadProps) {
  const { text, to, as = "card", icon, className, children, ...retry } = props;
  const link = to === undefined ? null : <RetryLink to={to} {...retry} />;
  if (as === "card") {
    return (
      <Card className={className === undefined ? css.card : `${css.card} ${className}`}>
        {children}
        <p>{text}</p>
        {link}
      </Card>
    );
  }
  return (
    <>
      {as === "warning" ? (
        <Alert tone="warning" icon={icon}>
          {text}
        </Alert>
      ) : (
        <p className={className}>{text}</p>
      )}
      {link}
    </>
  );
}

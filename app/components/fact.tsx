import { createContext, type ReactNode, useContext } from "react";
import * as css from "./fact.css";

const IsTall = createContext(false);

interface FactsProps {
  /** Each line as high as a thumb needs and with an edge below it, for amounts that are added up. */
  isTall?: boolean;
  className?: string;
  /** Its lines. */
  children: ReactNode;
}

/** A list of facts. */
export function Facts({ isTall = false, className, children }: FactsProps) {
  return (
    <IsTall.Provider value={isTall}>
      <dl className={className}>{children}</dl>
    </IsTall.Provider>
  );
}

interface FactProps {
  name: string;
  /** Below the name, softer. */
  note?: string;
  /** What the lines above it add up to: strong, and without an edge below it. */
  isTotal?: boolean;
  className?: string;
  /** Undefined for what is not known: then there is no line. */
  children: ReactNode;
}

/** A line of a list of facts. */
export function Fact({ name, note, isTotal = false, className, children }: FactProps) {
  const look = css.looks[useContext(IsTall) ? "tall" : "plain"];
  if (children === undefined) return null;
  return (
    <div className={joined(look.fact, isTotal && css.total, className)}>
      <dt className={look.term}>
        {note === undefined ? (
          name
        ) : (
          <>
            <span>{name}</span>
            <span className={css.note}>{note}</span>
          </>
        )}
      </dt>
      <dd className={joined(look.value, isTotal && css.sum)}>{children}</dd>
    </div>
  );
}

function joined(...classes: (string | false | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}

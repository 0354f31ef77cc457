import { useEffect, useState, useSyncExternalStore } from "react";
import { type Satang, satang } from "schemas/amount";
import { Money } from "~/components/money";
import { visuallyHidden } from "~/components/visually-hidden.css";

const COUNT_MS = 600;

interface CountedMoneyProps {
  amount: Satang;
  /** The balance before; counted from, when the page has just opened on this outcome. */
  before: Satang | undefined;
}

/**
 * A balance that counts once from its value before to its value now (ui.md, QR). It does not count on a page that was
 * loaded as a document, nor for members who prefer reduced motion.
 */
export function CountedMoney({ amount, before = amount }: CountedMoneyProps) {
  const isDocument = useSyncExternalStore(noChange, isFalse, isTrue);
  const [from] = useState(() => (isDocument || prefersReducedMotion() ? amount : before));
  const shown = useCounted(from, amount);
  if (from === amount) return <Money amount={amount} isBalance />;
  return (
    <>
      <span aria-hidden="true">
        <Money amount={shown} isBalance before={shown === amount ? from : shown} />
      </span>
      <span className={visuallyHidden}>
        <Money amount={amount} isBalance />
      </span>
    </>
  );
}

function useCounted(from: Satang, to: Satang): Satang {
  const [shown, setShown] = useState(from);
  useEffect(
    function count() {
      if (from === to) return setShown(to);
      let began: number | undefined;
      let frame = requestAnimationFrame(function step(now) {
        began ??= now;
        const share = Math.min(1, (now - began) / COUNT_MS);
        // Slower towards the end.
        setShown(satang(Math.round(to - (to - from) * (1 - share) ** 3)));
        if (share < 1) frame = requestAnimationFrame(step);
      });
      return () => cancelAnimationFrame(frame);
    },
    [from, to],
  );
  return shown;
}

function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const noChange = () => () => undefined;
const isFalse = () => false;
const isTrue = () => true;

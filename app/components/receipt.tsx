import { Band } from "./band";
import { Icon, type IconName } from "./icon";
import * as css from "./receipt.css";

interface ReceiptHeadProps {
  /** How it ended. */
  tone: "positive" | "negative" | "waiting";
  icon: IconName;
}

/** Heads a screen that says how something has ended: the brand's drawing with a sign in its seal, and the band. */
export function ReceiptHead({ tone, icon }: ReceiptHeadProps) {
  return (
    <>
      <div className={css.crest} data-seal={tone}>
        <span className={css.seal}>
          <Icon name={icon} />
        </span>
      </div>
      <Band className={css.fold} />
    </>
  );
}

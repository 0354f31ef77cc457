import * as css from "./crest.css";
import { Icon, type IconName } from "./icon";

interface CrestProps {
  /** How it ended. */
  tone: "positive" | "negative" | "waiting";
  icon: IconName;
  className?: string;
}

/** The brand's drawing above what has ended, with a sign in its seal. */
export function Crest({ tone, icon, className }: CrestProps) {
  return (
    <div className={className ? `${css.crest} ${className}` : css.crest} data-seal={tone}>
      <span className={css.seal}>
        <Icon name={icon} />
      </span>
    </div>
  );
}

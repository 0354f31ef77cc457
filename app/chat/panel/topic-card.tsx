import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import type { ChatTopic } from "../topic";
import * as css from "./topic-card.css";

interface TopicCardProps {
  topic: ChatTopic;
  onTakeOff: () => void;
}

/** What the next message is about, above the composer. */
export function TopicCard({ topic: { heading, sum, reference }, onTakeOff }: TopicCardProps) {
  const { t } = useTranslation("chat");
  return (
    <div className={css.card} data-topic="">
      <span className={css.sign}>
        <Icon name="receipt" />
      </span>
      <p className={css.words}>
        <span className={css.soft}>{t("topic.label")}</span>
        <strong className={css.heading}>{heading}</strong>
        <span className={css.soft}>
          <span className={css.facts}>
            {sum === undefined ? null : <span className={css.fact}>{sum}</span>}
            <span className={css.fact}>{reference}</span>
          </span>
        </span>
      </p>
      <button className={css.off} type="button" onClick={onTakeOff} aria-label={t("topic.takeOff")}>
        <Icon name="close" />
      </button>
    </div>
  );
}

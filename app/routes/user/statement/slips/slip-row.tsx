import { useTranslation } from "react-i18next";
import type { ChatTopic } from "~/chat/topic";
import { LinkButton } from "~/components/button";
import { Icon, type IconName } from "~/components/icon";
import { Money } from "~/components/money";
import type { RelativeTime } from "~/format/relative-time";
import { paths } from "~/paths";
import { AskLink } from "../../chat-topics/ask-link";
import type { SlipLine, SlipStatus, SlipStep } from "../../entries/slip-line";
import * as css from "./slips.css";

const icons: Record<SlipStatus, IconName> = { processing: "clock", success: "check", failed: "alert" };

const places: Record<SlipStep, string> = {
  upload: paths.slip,
  contact: paths.memberContact,
  statement: paths.statement,
};

interface SlipRowProps {
  line: SlipLine;
  /** The address of its picture. */
  picture?: string;
  /** In the member's language, including what to do next. */
  reason?: string;
  time: string;
  isoTime: string;
  ago: RelativeTime;
  /** Absent for a slip that was credited. */
  asked?: { topic: ChatTopic; about: Record<string, string> };
  /** The time within which a good slip is credited. */
  creditedWithin: string;
  /** The member's registered account. */
  own?: string;
}

/** Date, amount, status with its reason, the next step and the picture (specification, section 2, Statement). */
export function SlipRow({
  line,
  picture,
  reason,
  time,
  isoTime,
  ago,
  asked,
  creditedWithin,
  own,
}: SlipRowProps) {
  const { t } = useTranslation(["slip", "member"]);
  const { status, amount, note, step } = line;
  const goOn = step ? (
    <LinkButton to={places[step]} variant="secondary">
      {t(`slips.step.${step}`)}
    </LinkButton>
  ) : null;
  return (
    <li className={css.rows[status]}>
      <p className={css.top}>
        <span className={css.amount}>
          {amount === undefined ? t("slips.noAmount") : <Money amount={amount} />}
        </span>
        <span className={css.badges[status]}>
          <Icon name={icons[status]} /> <span>{t(`slips.status.${status}`)}</span>
        </span>
      </p>
      <p className={css.times}>
        <time dateTime={isoTime}>{time}</time> ·{" "}
        <span className={css.ago}>{t(`member:relative.${ago.unit}`, { count: ago.count })}</span>
      </p>
      <p className={reason && status === "failed" ? css.reason : undefined}>
        {reason ?? t(`slips.text.${status}`, { span: creditedWithin })}
      </p>
      {note === "NOT_MATCH" && own ? <p>{t("slips.own", { number: own })}</p> : null}
      <p className={css.acts}>
        {picture === undefined ? null : (
          <a className={css.view} href={picture} target="_blank" rel="noreferrer">
            {t("slips.view")}
          </a>
        )}
        {step === "contact" ? null : goOn}
        {asked ? <AskLink {...asked} otherwise={step === "contact" ? goOn : null} /> : null}
      </p>
    </li>
  );
}

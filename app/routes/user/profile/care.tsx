import { useTranslation } from "react-i18next";
import { Card } from "~/components/card";
import { Fact } from "~/components/fact";
import { SectionHead } from "~/components/section-head";
import { SaferPlay, type SaferPlayFacts } from "../safer-play/safer-play";
import { SignedInTime } from "../safer-play/safer-play";

interface CareProps {
  /** Undefined if the brand does not remind of the time. */
  time: { minutes: number; everyMinutes: number } | undefined;
  saferPlay: SaferPlayFacts;
  className: string;
}

/** What the brand does for play to stay a game; nothing if it does nothing. */
export function Care({ time, saferPlay, className }: CareProps) {
  const { t } = useTranslation(["profile", "reality"]);
  const { minimumAge, helpLinks } = saferPlay;
  if (!time && minimumAge === undefined && helpLinks.length === 0) return null;
  return (
    <section className={className} aria-labelledby="profile-care">
      <SectionHead id="profile-care">{t("care")}</SectionHead>
      <Card>
        {time ? (
          <dl>
            <Fact name={t("reminder")}>{t("every", { minutes: time.everyMinutes })}</Fact>
            <Fact name={t("reality:time")}>
              <SignedInTime minutes={time.minutes} />
            </Fact>
          </dl>
        ) : null}
        <SaferPlay {...saferPlay} />
      </Card>
    </section>
  );
}

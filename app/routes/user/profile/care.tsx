import { useTranslation } from "react-i18next";
import { Card } from "~/components/card";
import { SectionHead } from "~/components/section-head";
import { SaferPlay, type SaferPlayFacts } from "../safer-play";
import { Fact } from "./fact";

interface CareProps {
  /** Undefined if the brand does not remind of the time. */
  time: { minutes: number; everyMinutes: number } | undefined;
  saferPlay: SaferPlayFacts;
  className: string;
}

const HOUR = 60;

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
            <Fact term={t("reminder")} value={t("every", { minutes: time.everyMinutes })} />
            <Fact
              term={t("reality:time")}
              value={
                <>
                  {time.minutes >= HOUR
                    ? t("reality:hours", { hours: Math.floor(time.minutes / HOUR) })
                    : null}{" "}
                  {t("reality:minutes", { minutes: time.minutes % HOUR })}
                </>
              }
            />
          </dl>
        ) : null}
        <SaferPlay {...saferPlay} />
      </Card>
    </section>
  );
}

import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { Link } from "~/components/link";
import { SignedMoney } from "~/components/signed-money";
import { BoundForm } from "~/form/bound-form";
import { paths } from "~/paths";
import { dialogSearch, openDialog } from "../dialog-search";
import { useReminder } from "./reminder";
import { SaferPlay, SignedInTime } from "./safer-play";
import * as css from "./safer-play.css";
import type { RealityFacts } from "./safer-play.server";

interface RealityCheckProps {
  /** The time until the next check when the page was rendered; null if the brand has none. */
  dueInMs: number | null;
  /** The check's facts if the page's URL requests it. */
  initial: RealityFacts | null;
}

/** Shows from time to time how long the member has been signed in and the net result. */
export function RealityCheck({ dueInMs, initial }: RealityCheckProps) {
  const { search } = useLocation();
  const facts = useReminder(dueInMs) ?? initial;
  return openDialog(search) === "reality" && facts ? <RealityDialog {...facts} /> : null;
}

/** Neutral figures without colour; leaving and staying have equal weight. */
function RealityDialog({ minutes, since, net, everyMinutes, saferPlay }: RealityFacts) {
  const { t } = useTranslation(["reality", "member"]);
  const { pathname, search } = useLocation();
  const parent = pathname + dialogSearch(search, null);
  return (
    <Dialog title={t("title")} parent={parent}>
      <div className={dialog.body}>
        <dl className={css.measures}>
          <div className={css.measure}>
            <dt className={css.caption}>{t("time")}</dt>
            <dd className={css.figure}>
              <SignedInTime minutes={minutes} />
            </dd>
          </div>
          <div className={css.measure}>
            <dt className={css.caption}>{t("net")}</dt>
            <dd className={css.figure}>{net === null ? "–" : <SignedMoney amount={net} />}</dd>
          </div>
        </dl>
        <p>{net === null ? t("unknown") : t("since", { since })}</p>
        <Link className={css.link} to={paths.statement}>
          {t("history")}
        </Link>
        <div className={css.pair}>
          <BoundForm reloadDocument method="post" action={paths.logout}>
            <Button type="submit" variant="secondary" isWide>
              {t("member:frame.logout")}
            </Button>
          </BoundForm>
          <LinkButton to={parent} variant="secondary" isWide>
            {t("continue")}
          </LinkButton>
        </div>
        <p className={css.caption}>{t("next", { minutes: everyMinutes })}</p>
        <SaferPlay {...saferPlay} />
      </div>
    </Dialog>
  );
}

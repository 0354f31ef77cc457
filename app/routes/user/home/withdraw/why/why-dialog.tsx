import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import { paths } from "~/paths";
import * as lines from "../withdraw.css";
import { HeldFacts } from "./held-facts";
import { WaysOut } from "./ways-out";
import * as css from "./why.css";
import type { WhyFacts } from "./why.server";

/** The held bonus and the two ways out, neither before the other; the one primary asks us. */
export function WhyDialog({ why }: { why: WhyFacts }) {
  const { t } = useTranslation("withdraw");
  return (
    <Dialog title={t("title")} parent={paths.withdraw}>
      <div className={dialog.body}>
        <dl>
          <div className={lines.line}>
            <dt className={lines.term}>{t("mainWallet")}</dt>
            <dd className={lines.sum}>
              <Money amount={why.main} isBalance />
            </dd>
          </div>
        </dl>
        <section className={css.why} data-kind="warning" aria-labelledby="withdraw-why">
          <div className={css.head}>
            <span className={css.sign}>
              <Icon name="info" />
            </span>
            <div>
              <h3 id="withdraw-why" className={css.heading}>
                {t("why.title")}
              </h3>
              <p>{t("why.text")}</p>
            </div>
          </div>
          <HeldFacts code={why.code} binding={why.binding} />
        </section>
        <WaysOut end={why.end} total={why.total} />
        <div className={dialog.actions}>
          <LinkButton to={paths.memberContact}>
            <Icon name="chat" />
            {t("why.ask")}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
}

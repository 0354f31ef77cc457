import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Band } from "~/components/band";
import { LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialogCss from "~/components/dialog.css";
import { Link } from "~/components/link";
import { MoneyButton } from "~/components/money-button";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { AfterHydration } from "~/document/after-hydration";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm } from "~/form/form-kit";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import { paths } from "~/paths";
import type { WheelSlice } from "~/wheel/palette";
import type { WheelShape } from "~/wheel/shape";
import type { WheelSettings } from "~/wheel/use-wheel";
import { Hub, Wheel } from "~/wheel/wheel";
import * as css from "./spin.css";
import type { LastResult, SpinPrize } from "./spin.server";
import { IN_PLACE, type SpinReply } from "./spin-reply";

interface SpinStageProps {
  wheel: { name?: string; slices: WheelSlice[]; notes: SafeHtml[]; coins: number; shape: WheelShape };
  last: LastResult | null;
  /** The result that the address asks for, told without a turn of the wheel. */
  result: SpinPrize | null;
  settings: WheelSettings;
  intent: string;
  reply: SpinReply | undefined;
}

/** The wheel and its button, in the hub and below it. The prize is shown once the wheel has stopped. */
export function SpinStage({ wheel, last, result, settings, intent, reply }: SpinStageProps) {
  const { t } = useTranslation("spin");
  const { name, slices, notes, shape } = wheel;
  const answer = reply?.answer;
  // A prize that came with the document is shown immediately, because nothing has turned.
  const [told, setTold] = useState(answer?.id);
  const form = useButtonForm("spin", "spin");
  const isTurning = answer !== undefined && told !== answer.id;
  const prize = isTurning ? undefined : reply ? answer : (result ?? undefined);
  const coins = (isTurning ? answer.left : prize?.remaining) ?? wheel.coins;
  const isOff = form.isPending || isTurning || prize !== undefined || coins < 1;
  const unit = t(coins === 1 ? "coin" : "coins");
  const stopped = slices.findIndex(({ code }) => code === prize?.code);
  const label = prize?.label || slices[stopped]?.label || t("outcome.spin.done");
  return (
    <section className={css.stages[shape]} aria-label={name || t("title")}>
      <Band className={css.bands[shape]} />
      <FormFrame form={form} className={css.form} intent={intent}>
        <AfterHydration>
          <input type="hidden" name={IN_PLACE} value="1" />
        </AfterHydration>
        <Wheel
          label={name || t("title")}
          slices={slices}
          shape={shape}
          settings={settings}
          target={answer}
          onStop={setTold}
        >
          <Hub shape={shape} coins={coins} unit={unit} label={t("hub", { coins, unit })} isDisabled={isOff} />
        </Wheel>
        <h2 className={css.prizes}>{t("prizes")}</h2>
        <ul className={css.prizes}>
          {slices.map(({ code, label }) => (
            <li key={code}>{label}</li>
          ))}
        </ul>
        <MoneyButton
          {...form.submit}
          isWide
          className={css.spin}
          disabled={isOff}
          isBusy={form.isPending || isTurning}
          aria-describedby={coins < 1 ? "no-coins" : undefined}
        >
          {t(form.isPending || isTurning ? "spinning" : "spinFor")}
        </MoneyButton>
      </FormFrame>
      {coins < 1 && !prize && !isTurning ? (
        <p id="no-coins" className={css.caption}>
          {t("noCoins")}
        </p>
      ) : null}
      {last ? <Last {...last} /> : null}
      <p className={visuallyHidden} role="status">
        {prize ? t("told.text", { prize: label }) : isTurning ? t("spinning") : null}
      </p>
      {prize ? <PrizeDialog label={label} remaining={prize.remaining} note={notes[stopped]} /> : null}
    </section>
  );
}

/** The newest result, for a member who missed it. */
function Last({ to, text }: LastResult) {
  const { t } = useTranslation("spin");
  return (
    <p className={css.caption}>
      {text === undefined ? null : <span>{`${t("last")}: `}</span>}
      <Link className={css.link} to={to}>
        {text ?? t("lastChecking")}
      </Link>
    </p>
  );
}

interface PrizeDialogProps {
  /** The operator's words for the result. */
  label: string;
  /** The coins that the operator says are left. */
  remaining: number | undefined;
  /** The operator's own text about the slice. */
  note: SafeHtml | undefined;
}

/** The result of a spin, as the operator's answer says it. Closing it loads the wheel and the coupons again. */
function PrizeDialog({ label, remaining, note }: PrizeDialogProps) {
  const { t } = useTranslation(["spin", "public"]);
  return (
    <Dialog title={t("result")} parent={paths.spin} describedBy="result" hasArt>
      <div className={`${dialogCss.body} ${css.result}`}>
        <p id="result" className={css.prize}>
          {label}
        </p>
        {note ? <OperatorHtml html={note} /> : null}
        {remaining === undefined ? null : (
          <p className={css.caption}>{t("told.left", { coins: remaining })}</p>
        )}
        <LinkButton to={paths.spin}>{t("public:common.close")}</LinkButton>
      </div>
    </Dialog>
  );
}

import { useTranslation } from "react-i18next";
import { formatAmount, parseAmount, type Satang } from "schemas/amount";
import { isBlank } from "schemas/clean-text";
import { AmountField } from "~/components/amount-field";
import { SectionHead } from "~/components/section-head";
import { useIsInteractive } from "~/document/after-hydration";
import { useCurrency } from "~/document/currency";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { useTypedValues } from "~/form/typed-values";
import * as css from "./deposit.css";
import { SlipLink } from "./slip-link";
import { type Way, wayKey } from "./way";
import { WayBar } from "./way-bar";
import { WayRow } from "./way-row";
import { minimumOf } from "./way-words";

interface DepositFormProps {
  ways: readonly Way[];
  /** What was deposited last time, if that is known. */
  last?: Satang;
  /** What the main wallet holds, if that is known. */
  main?: Satang;
  /** For the ways that have none of their own. */
  quickAmounts: readonly Satang[];
  intents: { qr: string; gift: string };
  takesSlips: boolean;
  creditedWithinMinutes: number;
  slipWithinMinutes: number;
}

const names = ["way", "amount", "link"] as const;

/** The amount, the ways with the chosen one unfolded, the slip, and the one button that does what the way says. */
export function DepositForm(props: DepositFormProps) {
  const { ways, last, main, intents, takesSlips, creditedWithinMinutes, slipWithinMinutes } = props;
  const { t } = useTranslation("deposit");
  const currency = useCurrency();
  const isInteractive = useIsInteractive();
  const [first] = ways;
  const preset = last !== undefined && last >= minimumOf(first) ? last : undefined;
  const form = useFormKit({
    id: "deposit",
    labels: { way: t("ways"), amount: t("qr.amount"), link: t("wallet.link") },
    defaultValue: { amount: preset && formatAmount(preset) },
  });
  const typed = useTypedValues(form.id, names);
  const wayOf = (value = "") => ways.find((way) => wayKey(way.value) === wayKey(value));
  const initial = wayOf(form.text("way").defaultValue) ?? first;
  const chosen = wayOf(typed.way) ?? initial;
  if (!chosen) return null;
  const parsed = parseAmount(typed.amount);
  const amount = parsed.ok && parsed.satang > 0 ? parsed.satang : undefined;
  const least = minimumOf(chosen);
  const isEnough = amount !== undefined && amount >= least;
  const quick = quickAmountsOf(chosen, props).filter((one) => one !== last);
  return (
    <FormFrame form={form} className={css.form}>
      <input type="hidden" name="intent" value={intents.qr} />
      <input type="hidden" name="giftIntent" value={intents.gift} />
      <div className={css.columns}>
        <div className={css.hold}>
          <AmountField
            {...form.text("amount")}
            typed={typed.amount}
            first={last !== undefined && last >= least ? { label: t("lastTime"), amount: last } : undefined}
            quickAmounts={quick}
            hint={least > 0 ? t("minimum", { amount: formatAmount(least), currency }) : undefined}
          />
        </div>
        <fieldset className={css.routes} aria-labelledby="ways-title">
          <SectionHead id="ways-title">{t("ways")}</SectionHead>
          {ways.map((way, index) => (
            <WayRow
              key={wayKey(way.value)}
              way={way}
              isFirst={way === initial}
              isChosen={isInteractive ? way === chosen : undefined}
              amount={amount}
              main={main}
              isEnough={isEnough}
              reasonId={`reason-${index}`}
              link={{ ...form.text("link"), typed: typed.link }}
              creditedWithinMinutes={creditedWithinMinutes}
              slipWithinMinutes={slipWithinMinutes}
            />
          ))}
        </fieldset>
        {takesSlips ? <SlipLink /> : null}
      </div>
      <WayBar
        ways={ways}
        chosen={chosen}
        amount={amount}
        preset={preset}
        isReady={isReady(chosen, isEnough, typed.link)}
        isPending={form.isPending}
        reasonId={chosen.kind === "link" ? `${form.text("link").id}-note` : `reason-${ways.indexOf(chosen)}`}
      />
    </FormFrame>
  );
}

/** Those of the chosen code, otherwise of the first one. */
function quickAmountsOf(chosen: Way, { ways, quickAmounts }: DepositFormProps): readonly Satang[] {
  const code = [chosen, ...ways].find((way) => way.kind === "code");
  return code?.quickAmounts ?? quickAmounts;
}

/** A code needs its minimum (specification, section 5), a gift link its link (section 2). */
function isReady({ act }: Way, isEnough: boolean, link: string): boolean {
  if (act === "create") return isEnough;
  return act !== "send" || !isBlank(link);
}

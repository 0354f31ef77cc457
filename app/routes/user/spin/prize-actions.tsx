import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { MoneyButton } from "~/components/money-button";
import { AfterHydration } from "~/document/after-hydration";
import { BoundForm } from "~/form/bound-form";
import { useFormKit } from "~/form/form-kit";
import { OwnForm } from "~/form/own-form";
import { paths } from "~/paths";
import type { CouponRow } from "./coupons.server";
import * as css from "./prize.css";
import { IN_PLACE, type Prize } from "./spin-reply";

/** A label longer than this leaves the button to a word of ours. */
const LONG = 24;

interface PrizeActionsProps {
  prize: Prize;
  label: string;
  coins: number;
}

/** The next step, and another beneath it: receive or keep, spin again or close. */
export function PrizeActions({ prize: { verdict, intent }, label, coins }: PrizeActionsProps) {
  const { t } = useTranslation(["spin", "public"]);
  // Only the search makes it more than a jump within the page, which would not read the coupons again.
  const coupons = `${paths.spin}${useLocation().search === "" ? "?page=1" : ""}#coupons`;
  const { kind } = verdict;
  const spinsAgain = (kind === "missed" || kind === "coins") && coins > 0;
  return (
    <div className={css.actions}>
      {kind === "coupon" ? <Receive coupon={verdict.coupon} label={label} /> : null}
      {spinsAgain ? <SpinAgain intent={intent} /> : null}
      {kind === "told" ? <LinkButton to={coupons}>{t("won.toCoupons")}</LinkButton> : null}
      {kind === "coupon" ? (
        <LinkButton to={coupons} variant="secondary">
          {t("won.keep")}
        </LinkButton>
      ) : (
        <LinkButton to={paths.spin} variant={spinsAgain || kind === "told" ? "secondary" : "primary"}>
          {t("public:common.close")}
        </LinkButton>
      )}
    </div>
  );
}

/** Leads to the confirmation, as in the list of coupons: a bonus binds all money, and no coupon says that it is one. */
function Receive({ coupon, label }: { coupon: CouponRow; label: string }) {
  const { t } = useTranslation("spin");
  const isLong = label === "" || label.length > LONG;
  return (
    <BoundForm method="post" action={paths.spin} preventScrollReset>
      <input type="hidden" name="coupon" value={coupon.id} />
      <input type="hidden" name="of" value="claim" />
      <Button type="submit" name="do" value="review" isWide>
        {isLong ? t("won.receive") : t("won.receivePrize", { prize: label })}
      </Button>
    </BoundForm>
  );
}

/** Another spin from the result itself; the dialog goes when the wheel turns again. */
function SpinAgain({ intent }: { intent: string }) {
  const { t } = useTranslation("spin");
  const { isPending } = useFormKit({ id: "spin-again", labels: {}, button: "spin" });
  return (
    <OwnForm method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <AfterHydration>
        <input type="hidden" name={IN_PLACE} value="1" />
      </AfterHydration>
      <MoneyButton name="do" value="spin" isWide isBusy={isPending}>
        {t(isPending ? "spinning" : "missed.again")}
      </MoneyButton>
    </OwnForm>
  );
}

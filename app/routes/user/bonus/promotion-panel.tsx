import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Dialog } from "~/components/dialog";
import { Field } from "~/components/field";
import { Icon } from "~/components/icon";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm, useFormKit } from "~/form/form-kit";
import type { FormReply, Review } from "~/form/form-reply";
import { ReviewStep } from "~/form/review-step";
import { OperatorHtml } from "~/html/operator-html";
import { paths } from "~/paths";
import { BandedCard } from "../terms/banded-card";
import { BindingReview } from "../terms/binding-review";
import type { PromotionOffer, PromotionReview } from "./actions.server";
import * as css from "./bonus.css";

interface PromotionPanelProps {
  current: PromotionOffer | null;
  intent: string;
}

/** The code search, its result or the announced promotion, and the review before receiving it. */
export function PromotionPanel({ current, intent }: PromotionPanelProps) {
  const { t } = useTranslation("bonus");
  const found = useActionData<FormReply<never, PromotionOffer>>()?.answer;
  const receive = useButtonForm("promotion", "promotion");
  const review = receive.reply?.review as Review<PromotionReview> | undefined;
  const offer = found ?? current;
  return (
    <section className={css.panel} aria-label={t("promotion.code")}>
      <SearchForm typed={review?.facts.code} />
      <FormFrame form={receive}>
        {offer ? (
          <BandedCard
            labelledBy="promotion-code"
            above={
              <>
                <h2 id="promotion-code" className={found ? css.confirmed : css.heading}>
                  {found ? <Icon name="check" isSmall /> : null}
                  <span>{t(found ? "promotion.found" : "promotion.current", { code: offer.code })}</span>
                </h2>
                {offer.description ? <OperatorHtml html={offer.description} /> : null}
              </>
            }
            beneath={
              <>
                <input type="hidden" name="code" value={offer.code} />
                <Button {...receive.submit} isWide>
                  {t(receive.isPending ? "promotion.checking" : "promotion.receive")}
                </Button>
              </>
            }
          />
        ) : null}
      </FormFrame>
      {review ? (
        <Dialog title={t("promotion.review")} parent={paths.bonus} band="within">
          <ReviewStep
            form={receive}
            facts={<BindingReview name={t("types.promotion")} {...review.facts} />}
            confirm={t("promotion.receive")}
            confirming={t("promotion.confirming")}
            intent={intent}
          />
        </Dialog>
      ) : null}
    </section>
  );
}

/** `typed`: the code in the open review. */
function SearchForm({ typed }: { typed: string | undefined }) {
  const { t } = useTranslation("bonus");
  const form = useFormKit({
    id: "promotion-search",
    labels: { code: t("promotion.code") },
    button: "find",
    defaultValue: { code: typed },
  });
  return (
    <FormFrame form={form} className={css.search}>
      <Field {...form.text("code")} required isUpperCase maxLength={200} autoComplete="off" />
      <Button {...form.submit} variant="secondary">
        {t(form.isPending ? "promotion.searching" : "promotion.search")}
      </Button>
      <span className={visuallyHidden} role="status">
        {form.isPending ? t("promotion.searchingText") : ""}
      </span>
    </FormFrame>
  );
}

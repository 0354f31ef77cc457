import { useTranslation } from "react-i18next";
import { isBlank } from "schemas/clean-text";
import { findGiftLink } from "schemas/gift-link";
import { Field } from "~/components/field";
import { MoneyButton } from "~/components/money-button";
import { useIsInteractive } from "~/document/after-hydration";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { useTypedValues } from "~/form/typed-values";
import * as css from "./deposit.css";

/** A gift link to send; its note says why nothing can be sent while it is empty (specification, section 2). */
export function GiftLinkForm({ intent }: { intent: string }) {
  const { t } = useTranslation("deposit");
  const form = useFormKit({
    id: "gift",
    labels: { link: t("wallet.link") },
    schema: async () => (await import("./schemas")).GiftForm,
    button: "send",
  });
  const { link } = useTypedValues(form.id, ["link"]);
  const isOff = useIsInteractive() && isBlank(link);
  const field = form.text("link");
  return (
    <FormFrame form={form} className={css.form}>
      <input type="hidden" name="intent" value={intent} />
      <Field
        {...field}
        hint={t(findGiftLink(link) === undefined ? "wallet.empty" : "wallet.found")}
        placeholder={t("wallet.placeholder")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <MoneyButton
        name="do"
        value="send"
        isWide
        disabled={isOff}
        isBusy={form.isPending}
        aria-describedby={isOff ? `${field.id}-note` : undefined}
      >
        {t(form.isPending ? "wallet.sending" : "wallet.send")}
      </MoneyButton>
    </FormFrame>
  );
}

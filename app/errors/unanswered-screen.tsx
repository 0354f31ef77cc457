import { useNavigation, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { Notice } from "~/components/notice";
import { AGAIN } from "~/document/kept-fields";
import type { SentForm } from "~/document/sent-form";
import { paths } from "~/paths";
import { ContactButton } from "./contact-button";

/**
 * Shown when a form that starts an operation got no answer. It is sent again as it was, and only when the member asks
 * for it: an intent is executed at most once, so that the answer tells what became of it (product.md, Money).
 */
export function UnansweredScreen({ form: { fields, to } }: { form: SentForm }) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  function send() {
    fields.set(AGAIN, "1");
    submit(fields, to);
  }
  return (
    <Notice heading={t("error.unansweredHeading")} text={t("error.unansweredText")}>
      <Button isWide isBusy={isBusy} onClick={send}>
        {t("common.retry")}
      </Button>
      <LinkButton to={paths.statement} reloadDocument variant="quiet" isWide>
        {t("error.history")}
      </LinkButton>
      <ContactButton />
    </Notice>
  );
}

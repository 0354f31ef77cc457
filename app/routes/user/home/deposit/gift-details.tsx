import { useTranslation } from "react-i18next";
import { findGiftLink } from "schemas/gift-link";
import { Field } from "~/components/field";

/** The props of the field for the link, and what is typed in it. */
export interface GiftField {
  id: string;
  name: string;
  label: string;
  defaultValue?: string;
  error?: string;
  typed: string;
}

interface GiftDetailsProps {
  field: GiftField;
}

/** A field for a gift link; its note says why nothing can be sent while it is empty (specification, section 2). */
export function GiftDetails({ field: { typed, ...field } }: GiftDetailsProps) {
  const { t } = useTranslation("deposit");
  const isFound = findGiftLink(typed) !== undefined;
  return (
    <Field
      {...field}
      hint={t(isFound ? "wallet.found" : "wallet.empty")}
      placeholder={t("wallet.placeholder")}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Icon } from "~/components/icon";
import { paths } from "~/paths";

/** The last way on of a screen that failed. */
export function ContactButton() {
  const { t } = useTranslation();
  return (
    <LinkButton to={paths.contact} reloadDocument variant="quiet" isWide>
      <Icon name="chat" />
      {t("contact.title")}
    </LinkButton>
  );
}

import { useTranslation } from "react-i18next";
import { IconLink } from "~/components/icon-button";
import { paths } from "~/paths";
import * as css from "./page-head.css";

/** The head of a screen below home: a back link and the title. */
export function PageHead({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <div className={css.head}>
      <IconLink icon="arrowBack" label={t("common.back")} to={paths.home} />
      <h1 className={css.title}>{title}</h1>
    </div>
  );
}

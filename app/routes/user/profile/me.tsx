import { useTranslation } from "react-i18next";
import { Band } from "~/components/band";
import { LinkButton } from "~/components/button";
import * as css from "./profile.css";

interface MeProps {
  name: string;
  createdAt: string | undefined;
}

/** Who the member is, on the brand's ground. */
export function Me({ name, createdAt }: MeProps) {
  const { t } = useTranslation("profile");
  return (
    <section className={css.me} aria-labelledby="profile-member">
      <span className={css.art} aria-hidden="true" />
      <div className={css.who}>
        <span className={css.face} aria-hidden="true">
          {[...name][0]}
        </span>
        <div className={css.words}>
          <h2 id="profile-member" className={css.name}>
            {name}
          </h2>
          {createdAt === undefined ? null : (
            <p className={css.since}>
              {t("createdAt")} <span>{createdAt}</span>
            </p>
          )}
        </div>
        <LinkButton to="edit" variant="secondary" className={css.edit}>
          {t("edit")}
        </LinkButton>
      </div>
      <Band className={css.fold} />
    </section>
  );
}

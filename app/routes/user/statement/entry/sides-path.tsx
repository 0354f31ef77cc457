import { useTranslation } from "react-i18next";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { End } from "./ends.server";
import * as css from "./sides-path.css";

/** Where the money came from and where it went, one below the other, with the way between them as the brand draws it. */
export function SidesPath({ ends }: { ends: readonly End[] }) {
  const { t } = useTranslation("statement");
  if (ends.length === 0) return null;
  return (
    <dl className={css.sides}>
      {ends.map(({ term, name, note }, index) => (
        <div key={term} className={css.end}>
          <dt className={visuallyHidden}>{t(`csv.${term}`)}</dt>
          <dd className={css.name}>
            <i className={css.knot} aria-hidden="true" />
            {index < ends.length - 1 ? <i className={css.path} aria-hidden="true" /> : null}
            <span>{name}</span>
            {note ? <span className={css.note}>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

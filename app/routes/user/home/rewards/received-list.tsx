import { useTranslation } from "react-i18next";
import { CouldNotRead } from "~/components/could-not-read";
import { Money } from "~/components/money";
import { Pagination } from "~/components/pagination";
import { SectionHead } from "~/components/section-head";
import { SomeHidden } from "~/components/some-hidden";
import * as css from "./rewards.css";
import type { ReceivedPage } from "./rewards.server";

interface ReceivedListProps {
  title: string;
  /** The dialog's URL. */
  path: string;
  /** Null if it could not be read. */
  list: ReceivedPage | null;
  empty: string;
  /** The heading of the first column, if it names a person. */
  from?: string;
}

/** What was received, newest first, in pages. */
export function ReceivedList({ title, path, list, empty, from }: ReceivedListProps) {
  return (
    <section aria-labelledby="received">
      <SectionHead id="received">{title}</SectionHead>
      {list === null ? <CouldNotReadList path={path} /> : <SomeHidden {...list.pages} />}
      {list?.rows.length === 0 && !list.pages.someHidden ? <p className={css.note}>{empty}</p> : null}
      {list && list.rows.length > 0 ? (
        <>
          <Rows rows={list.rows} from={from} />
          <Pagination path={path} {...list.pages} />
        </>
      ) : null}
    </section>
  );
}

/** A sentence and a link to try again, not an error (specification, section 8). */
function CouldNotReadList({ path }: { path: string }) {
  const { t } = useTranslation("rewards");
  return (
    <div className={css.couldNotRead}>
      <CouldNotRead as="lines" text={t("list.failed")} to={`${path}?page=1`} className={css.note} />
    </div>
  );
}

function Rows({ rows, from }: { rows: ReceivedPage["rows"]; from?: string }) {
  const { t } = useTranslation("rewards");
  return (
    <table className={css.table} aria-labelledby="received">
      <thead>
        <tr>
          <th scope="col" className={css.column}>
            {from === undefined ? t("list.date") : `${from} · ${t("list.date")}`}
          </th>
          <th scope="col" className={css.lastColumn}>
            {t("list.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, time, isoTime, amount }) => (
          <tr key={key}>
            <td className={css.cell}>
              {from === undefined ? null : <span className={css.name}>{name ?? t("invite.someone")}</span>}
              <time dateTime={isoTime} className={from === undefined ? undefined : css.time}>
                {time}
              </time>
            </td>
            <td className={css.amountCell}>
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { Button } from "~/components/button";
import { Card } from "~/components/card";
import { CouldNotRead } from "~/components/could-not-read";
import { Pagination } from "~/components/pagination";
import { SectionHead } from "~/components/section-head";
import { SomeHidden } from "~/components/some-hidden";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { OwnForm } from "~/form/bound-form";
import type { PageFacts } from "~/format/page";
import { paths } from "~/paths";
import * as css from "./spin.css";
import type { CouponRow } from "./spin.server";

interface CouponTableProps {
  /** Null if the operator does not return them. */
  coupons: { rows: CouponRow[]; pages: PageFacts } | null;
  /** Why the last claim failed. */
  fault: string | undefined;
}

/** The coupons that can be claimed, a few to a page. */
export function CouponTable({ coupons, fault }: CouponTableProps) {
  const { t } = useTranslation("spin");
  /** No coupon that can be read: a frame around nothing would be left. */
  const isBare = coupons?.rows.length === 0 && coupons.pages.someHidden;
  const pages = coupons ? <Pagination path={paths.spin} keepsPlace {...coupons.pages} /> : null;
  return (
    <section id="coupons" className={css.coupons} aria-labelledby="coupons-title">
      <SectionHead id="coupons-title">{t("coupons.title")}</SectionHead>
      {fault === undefined ? null : (
        <Alert tone="negative" takesFocus>
          {fault}
        </Alert>
      )}
      {coupons ? <SomeHidden {...coupons.pages} /> : null}
      {isBare ? (
        pages
      ) : (
        <Card className={css.card}>
          {coupons === null ? (
            <CouldNotRead as="lines" text={t("coupons.failed")} to={paths.spin} variant="quiet" />
          ) : null}
          {coupons?.rows.length === 0 ? <p>{t("coupons.empty")}</p> : null}
          {coupons && coupons.rows.length > 0 ? <Rows rows={coupons.rows} /> : null}
          {pages}
        </Card>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: readonly CouponRow[] }) {
  const { t } = useTranslation("spin");
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th className={css.column}>{t("prize")}</th>
          <th className={css.countColumn}>{t("coupons.count")}</th>
          <th className={css.column}>
            <span className={visuallyHidden}>{t("coupons.claim")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ id, name, count }: CouponRow) {
  const { t } = useTranslation("spin");
  return (
    <tr>
      <td className={css.cell}>{name}</td>
      <td className={css.countCell}>{count}</td>
      <td className={css.claimCell}>
        <OwnForm method="post" preventScrollReset>
          <input type="hidden" name="coupon" value={id} />
          <input type="hidden" name="of" value="claim" />
          <Button
            type="submit"
            name="do"
            value="review"
            variant="secondary"
            className={css.claim}
            aria-label={t("coupons.claimName", { name })}
          >
            {t("coupons.claim")}
          </Button>
        </OwnForm>
      </td>
    </tr>
  );
}

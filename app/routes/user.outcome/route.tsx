import { data, type LoaderFunctionArgs, type MetaArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { satang } from "schemas/amount";
import { LinkButton } from "~/components/button";
import { Icon, type IconName } from "~/components/icon";
import { Money } from "~/components/money";
import { Notice } from "~/components/notice";
import type { RequestContext } from "~/context";
import { ErrorScreen } from "~/errors/error-screen";
import { errorText } from "~/errors/error-text.server";
import { needed } from "~/errors/failure.server";
import { formatTime } from "~/format/date";
import type { IntentRecord } from "~/money/record.server";
import { requireMember } from "~/session/guard.server";
import * as css from "./outcome.css";

export const meta = ({ data }: MetaArgs<typeof loader>) => [{ title: data?.title }];

/** What became of one money operation: done, refused, or still being checked. Reloading it repeats nothing. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const record = await needed(context.execution.find(params.intent ?? "", member.key), context);
  const title = context.texts.t(context.locale)("member:outcome.title");
  if (!record) return data({ title, outcome: null }, 404);
  return data({ title, outcome: outcomeOf(record, context) });
}

type OutcomeState = "done" | "refused" | "unknown";

function outcomeOf(record: IntentRecord, context: RequestContext) {
  const { facts, names, operation, state, message, startedAt, id } = record;
  return {
    operation,
    state: (state === "running" ? "unknown" : state) satisfies OutcomeState,
    reason: state === "refused" && message !== undefined ? errorText(context, message) : undefined,
    amount: facts.amount === undefined ? undefined : satang(facts.amount),
    from: facts.from && (names[facts.from] ?? facts.from),
    to: facts.to && (names[facts.to] ?? facts.to),
    time: formatTime(startedAt, context.brand.timeZone),
    reference: id.slice(0, 10),
  };
}

const icons: Record<OutcomeState, IconName> = { done: "check", refused: "alert", unknown: "clock" };
const texts = {
  done: "outcome.doneText",
  refused: "outcome.refusedText",
  unknown: "outcome.unknownText",
} as const;

export default function Outcome() {
  const { outcome } = useLoaderData<typeof loader>();
  const { t } = useTranslation("member");
  if (!outcome) {
    return (
      <Notice heading={t("outcome.title")} text={t("outcome.missing")}>
        <LinkButton to="/user/home">{t("outcome.home")}</LinkButton>
      </Notice>
    );
  }
  const { operation, state, reason, amount } = outcome;
  const rows = [
    ["outcome.from", outcome.from],
    ["outcome.to", outcome.to],
    ["outcome.time", outcome.time],
    ["outcome.reference", outcome.reference],
  ] as const;
  return (
    <article className={css.outcome}>
      <span className={css.signs[state]}>
        <Icon name={icons[state]} />
      </span>
      <h1>{t(`outcome.${operation}.${state}`)}</h1>
      {amount === undefined ? null : (
        <p>
          <Money amount={amount} isLarge />
        </p>
      )}
      <p role="status">
        {reason ? <strong>{reason}</strong> : null} {t(texts[state])}
      </p>
      <dl className={css.rows}>
        {rows.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name} className={css.row}>
              <dt className={css.term}>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {state === "unknown" ? (
        <LinkButton to="" reloadDocument isWide>
          {t("outcome.lookAgain")}
        </LinkButton>
      ) : (
        <LinkButton to="/user/home" isWide>
          {t("outcome.home")}
        </LinkButton>
      )}
      {state === "refused" ? (
        <LinkButton to="/user/home/transfer" variant="secondary" isWide>
          {t("outcome.again")}
        </LinkButton>
      ) : null}
    </article>
  );
}

export { ErrorScreen as ErrorBoundary };

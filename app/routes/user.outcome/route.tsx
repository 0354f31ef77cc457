import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { CopyText } from "~/components/copy-text";
import { Icon, type IconName } from "~/components/icon";
import { Money } from "~/components/money";
import { Notice } from "~/components/notice";
import { WovenBand } from "~/components/woven-mark";
import { ErrorScreen } from "~/errors/error-screen";
import { findOutcome, type OutcomeState, type OutcomeView } from "~/money/outcome.server";
import { requireMember } from "~/session/guard.server";
import { titleMeta } from "~/title";
import * as css from "./outcome.css";

export const meta = titleMeta;

/** What became of one money operation: done, refused, or still being checked. Reloading it repeats nothing. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const outcome = await findOutcome(params.intent ?? "", member, context);
  const title = context.texts.t(context.locale)("member:outcome.title");
  return data({ title, outcome }, outcome ? 200 : 404);
}

const LOOK_EVERY_MS = 3_000;

const icons: Record<OutcomeState, IconName> = {
  done: "check",
  refused: "alert",
  checking: "clock",
  contact: "clock",
};

export default function Outcome() {
  const { outcome } = useLoaderData<typeof loader>();
  const { t } = useTranslation("member");
  if (outcome) return <Result {...outcome} />;
  return (
    <Notice heading={t("outcome.title")} text={t("outcome.missing")}>
      <LinkButton to="/user/home">{t("outcome.home")}</LinkButton>
    </Notice>
  );
}

function Result({ operation, state, reason, amount, from, to, time, reference }: OutcomeView) {
  const { t } = useTranslation("member");
  useLookAgain(state === "checking");
  const heading = state === "contact" ? "checking" : state;
  const rows = [
    ["outcome.from", from],
    ["outcome.to", to],
    ["outcome.time", time],
  ] as const;
  return (
    <article className={css.outcome} data-state={state}>
      <span className={css.signs[state]}>
        <Icon name={icons[state]} />
      </span>
      <h1>{t(`outcome.${operation}.${heading}`)}</h1>
      {amount === undefined ? null : (
        <p>
          <Money amount={amount} isLarge />
        </p>
      )}
      <p role="status">
        {reason ? <strong>{reason}</strong> : null} {t(`outcome.text.${state}`)}
      </p>
      <WovenBand />
      <dl className={css.rows}>
        {rows.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name} className={css.row}>
              <dt className={css.term}>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
        <div className={css.row}>
          <dt className={css.term}>{t("outcome.reference")}</dt>
          <dd>
            <CopyText name={t("outcome.reference")} text={reference} />
          </dd>
        </div>
      </dl>
      <NextSteps state={state} />
    </article>
  );
}

/** While an outcome is uncertain the page looks by itself; without script its button does. */
function useLookAgain(isUncertain: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(
    function lookAgain() {
      if (!isUncertain) return;
      const timer = setInterval(revalidate, LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [isUncertain, revalidate],
  );
}

function NextSteps({ state }: { state: OutcomeState }) {
  const { t } = useTranslation("member");
  const isUncertain = state === "checking" || state === "contact";
  return (
    <>
      {state === "checking" ? (
        <LinkButton to="" reloadDocument isWide>
          {t("outcome.lookAgain")}
        </LinkButton>
      ) : null}
      {isUncertain ? (
        <LinkButton to="/user/statement" variant="secondary" isWide>
          {t("outcome.statement")}
        </LinkButton>
      ) : null}
      <LinkButton to="/user/home" variant={isUncertain ? "quiet" : "primary"} isWide>
        {t("outcome.home")}
      </LinkButton>
      {state === "refused" ? (
        <LinkButton to="/user/home/transfer" variant="secondary" isWide>
          {t("outcome.again")}
        </LinkButton>
      ) : null}
    </>
  );
}

export { ErrorScreen as ErrorBoundary };

import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { isSameBank } from "schemas/bank-code";
import { entryOf } from "schemas/brand";
import * as z from "zod";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { CouldNotRead } from "~/components/could-not-read";
import { Dialog } from "~/components/dialog";
import * as dialogCss from "~/components/dialog.css";
import { Monogram } from "~/components/monogram";
import type { RequestContext } from "~/context";
import type { LiveCode } from "~/deposits/live-code";
import { liveCode, openCodeId } from "~/deposits/live-code.server";
import { operationOfCode } from "~/deposits/qr-deposits.server";
import { type QrEvent, recordQrEvent } from "~/deposits/qr-events.server";
import { useCurrencyName } from "~/document/currency";
import { failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { byButton } from "~/form/by-button.server";
import { redirectWithFlash } from "~/form/flash.server";
import { memberForm } from "~/form/form-action.server";
import { formatDuration } from "~/format/duration.server";
import { type Member, requireMember } from "~/member/guard.server";
import { qrCode } from "~/money/kinds/qr-code.server";
import { intentFor } from "~/money/outcome/action.server";
import { recentRecords } from "~/money/outcome/recent-records.server";
import { paths, qrPath } from "~/paths";
import { titleMeta } from "~/shell/title";
import { createQr } from "../actions.server";
import { QrForm, type QrFormProps } from "../qr-form";
import { accountsOf, askedIndex, type DepositPayee } from "../ways.server";
import { OpenQr } from "./open-qr";
import * as css from "./qr.css";
import { useLiveCode } from "./use-live-code";

export const handle = { i18n: "deposit" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** The id of the code that the form shows. */
const ShownCode = z.object({ shown: z.string() });

/** One provider's code, or the form to create one (specification, section 4, QR deposit). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { bankCode = "" } = params;
  const [offer, live] = await Promise.all([
    orErrorPage(member.operator.lookup.deposit(), context),
    liveCode(bankCode, member, context),
  ]);
  const isAsked = (one: { bankCode: string }) => isSameBank(one.bankCode, bankCode);
  const offered = accountsOf(offer, context).providers.filter(isAsked);
  // Without script nothing polls: the member reloads the page after paying.
  if (live.paid !== undefined && !context.isPrefetch) throw redirect(live.paid, 303);
  const provider = offered[askedIndex(new URL(request.url).searchParams.get("account"))] ?? offered[0];
  const { brand, texts, locale } = context;
  const figures = entryOf(brand.deposit.qr, bankCode);
  if (!provider || !figures) throw failure("notFound", context);
  // A bank code has one spelling in our URLs: the operator's.
  if (provider.bankCode !== bankCode) throw redirect(qrPath(provider.bankCode, provider.index), 303);
  return {
    title: texts.t(locale)("deposit:qr.screen"),
    payee: provider.payee,
    live,
    bankCode,
    index: provider.index,
    intent: intentFor(qrCode, member, context),
    ...figures,
    creditedWithin: formatDuration(brand.deposit.creditedWithinMinutes, locale),
  };
}

/** Marks the member's code; a code that was not created here within the last day is not marked. */
async function markShown(
  shown: string,
  bankCode: string,
  mark: QrEvent,
  member: Member,
  context: RequestContext,
): Promise<void> {
  const id = operationOfCode(shown, bankCode, await recentRecords(member.key, context));
  if (id !== undefined) await recordQrEvent(id, mark, context);
}

/**
 * Cancels the code that the form showed, if it is still the open one. It is read again, because an id sent by a form
 * could belong to somebody else.
 */
const cancel = memberForm({
  schema: ShownCode,
  run: async ({ shown }, { request, params, member, context }) => {
    const { bankCode = "" } = params;
    const to = qrPath(bankCode, askedIndex(new URL(request.url).searchParams.get("account")));
    const qrcodeId = await openCodeId(bankCode, member);
    // It has expired, was paid or was replaced meanwhile: the page that follows shows which.
    if (qrcodeId === undefined || qrcodeId !== shown) return redirect(to, 303);
    await member.operator.qrcode.cancel({ qrcodeId });
    await markShown(shown, bankCode, "cancelled", member, context);
    const text = context.texts.t(context.locale)("deposit:qr.cancelled");
    return redirectWithFlash(to, { as: "toast", tone: "positive", text }, context);
  },
});

/** "I have paid" (specification, section 4): remembers that the member said so, explains how the money arrives, closes. */
const done = memberForm({
  schema: ShownCode,
  run: async ({ shown }, { params, member, context }) => {
    await markShown(shown, params.bankCode ?? "", "said", member, context);
    const { brand, texts, locale } = context;
    const span = formatDuration(brand.deposit.creditedWithinMinutes, locale);
    const text = texts.t(locale)("deposit:qr.refresh", { span });
    return redirectWithFlash(paths.home, { as: "toast", tone: "positive", text }, context);
  },
});

export const action = byButton({ create: createQr, cancel, done });

export { afterStale as shouldRevalidate } from "~/form/revalidate";

export default function Qr() {
  const { t } = useTranslation("deposit");
  const { live: loaded, payee, title: _, ...form } = useLoaderData<typeof loader>();
  const { bankCode } = form;
  const { live, isOver, end } = useLiveCode(bankCode, loaded);
  useOutcomeWhenPaid(live.paid);
  return (
    <Dialog title={t("qr.screen")} parent={paths.deposit}>
      {live.code && !isOver ? (
        <OpenQr
          key={live.code.id}
          code={live.code}
          time={live}
          bankCode={bankCode}
          payee={payee}
          onOver={end}
        />
      ) : (
        <NoCode live={live} isOver={isOver} payee={payee} form={form} />
      )}
    </Dialog>
  );
}

/** Goes to the outcome page as soon as the money is there. Back then leads to the page before the code. */
function useOutcomeWhenPaid(paid: string | undefined): void {
  const navigate = useNavigate();
  useEffect(
    function goToOutcome() {
      if (paid !== undefined) navigate(paid, { replace: true });
    },
    [paid, navigate],
  );
}

interface NoCodeProps {
  live: LiveCode;
  /** The code that was shown has expired. */
  isOver: boolean;
  payee: DepositPayee;
  form: QrFormProps;
}

/** Shown without an open code: what became of the last one, and the form to create another. */
function NoCode({ live, isOver, payee, form }: NoCodeProps) {
  const { t } = useTranslation("deposit");
  const currency = useCurrencyName();
  const { awaited, isUnread } = live;
  return (
    <div className={dialogCss.body}>
      {awaited === undefined ? null : (
        <Alert tone="warning">
          {t("qr.awaited", { amount: formatAmount(awaited), currency, span: form.creditedWithin })}
        </Alert>
      )}
      {isOver && awaited === undefined ? <Alert tone="warning">{t("qr.over")}</Alert> : null}
      {isUnread ? <CouldNotRead as="warning" text={t("qr.unread")} /> : null}
      <p className={css.provider}>
        <Monogram letters={payee.monogram} color={payee.color} />
        <span>
          <strong className={css.payee}>{payee.name}</strong>
          {payee.apart ? <span className={css.apart}>{payee.apart}</span> : null}
        </span>
      </p>
      <QrForm {...form} />
      <LinkButton to={paths.deposit} variant="quiet">
        {t("qr.back")}
      </LinkButton>
    </div>
  );
}

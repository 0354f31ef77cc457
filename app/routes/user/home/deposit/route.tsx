import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { CopyText } from "~/components/copy-text";
import { CouldNotRead } from "~/components/could-not-read";
import { Dialog } from "~/components/dialog";
import { SectionHead } from "~/components/section-head";
import { SomeHidden } from "~/components/some-hidden";
import type { RequestContext } from "~/context";
import { orPanel } from "~/errors/or-error-page.server";
import { byButton } from "~/form/by-button.server";
import type { FormReply } from "~/form/form-reply";
import { formatDuration } from "~/format/duration.server";
import { type Member, requireMember } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { useRestoredValues } from "~/session/use-restored-values";
import { titleMeta } from "~/shell/title";
import { createQr, sendGift } from "./actions.server";
import * as css from "./deposit.css";
import { providerFields } from "./qr-form";
import { SendSlipRow, WayRow } from "./way-row";
import { type DepositWay, ownAccountOf, waysOf } from "./ways.server";

export const handle = { i18n: "deposit" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** Never cached: a closed account must not be shown again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  const [{ offer, wallet, ways }, slips] = await Promise.all([
    readWays(member, context),
    slipHours(member, context),
  ]);
  return {
    title: texts.t(locale)("deposit:title"),
    isRead: offer !== null,
    someHidden: offer !== null && offer.omitted.length > 0,
    isOwnRead: wallet !== null,
    own: wallet ? ownAccountOf(wallet, context) : undefined,
    ways,
    slips,
    creditedWithin: formatDuration(brand.deposit.creditedWithinMinutes, locale),
    slipWithin: slips && formatDuration(brand.deposit.slipWithinMinutes, locale),
  };
}

/** What the operator offers this member; `offer` is null and `ways` empty if the look-up failed. */
async function readWays(member: Member, context: RequestContext) {
  const [{ value: offer }, { value: wallet }] = await Promise.all([
    orPanel(member.operator.lookup.deposit(), context),
    orPanel(member.wallet(), context),
  ]);
  const ways = offer ? await waysOf(offer, wallet?.profile.username, member, context) : [];
  return { offer, wallet, ways };
}

/** When slips are accepted; undefined if the brand takes none. If the look-up fails they count as accepted. */
async function slipHours(member: Member, { brand }: RequestContext) {
  if (!brand.features.slips) return undefined;
  const hours = await withTimeout(member.operator.lookup.slip());
  return { isOpen: hours?.isOpen ?? true, from: hours?.closedFrom, until: hours?.closedUntil };
}

export const action = byButton({ create: createQr, send: sendGift });

export { afterStale as shouldRevalidate } from "~/form/revalidate";

export default function Deposit() {
  const { t } = useTranslation("deposit");
  const { isRead, isOwnRead, own, someHidden, ways, slips, ...periods } = useLoaderData<typeof loader>();
  const unfolded = useUnfolded(ways);
  return (
    <Dialog title={t("title")} parent={paths.home} isWide>
      <div className={css.columns}>
        <div className={css.notes}>
          {own ? <OwnAccount {...own} /> : null}
          {isOwnRead ? null : <CouldNotRead as="warning" text={t("ownUnread")} to={paths.deposit} />}
          <SomeHidden someHidden={someHidden} />
          {ways.length === 0 && !someHidden && (isOwnRead || !isRead) ? <NoWays isRead={isRead} /> : null}
        </div>
        <section aria-labelledby="ways-title">
          <SectionHead id="ways-title">{t("ways")}</SectionHead>
          {ways.map((way, index) => (
            <WayRow key={keyOf(way, index)} way={way} isOpen={way === unfolded} {...periods} />
          ))}
          {slips ? <SendSlipRow {...slips} /> : null}
        </section>
      </div>
    </Dialog>
  );
}

const keyOf = (way: DepositWay, index: number) =>
  way.kind === "qr" ? `${way.bankCode} ${way.index}` : `${way.kind} ${index}`;

/** The way to unfold: the one whose form was refused or was interrupted by the session's end, otherwise the first. */
function useUnfolded(ways: readonly DepositWay[]): DepositWay | undefined {
  const reply = useActionData<FormReply>();
  const restored = useRestoredValues(["bankCode", "account"]);
  const sent: Record<string, unknown> = reply?.result.initialValue ?? restored ?? {};
  const isSent = (way: DepositWay) =>
    way.kind === "gift"
      ? reply?.button === "send"
      : way.kind === "qr" &&
        Object.entries(providerFields(way)).every(([name, value]) => sent[name] === value);
  return ways.find(isSent) ?? ways[0];
}

/** The member's own bank account: money from another account is not credited. */
function OwnAccount({ holder, bank, number }: NonNullable<ReturnType<typeof ownAccountOf>>) {
  const { t } = useTranslation("deposit");
  return (
    <section className={css.own} aria-labelledby="own-title">
      <h3 id="own-title" className={css.caption}>
        {t("own")}
      </h3>
      <p className={css.ownName}>{holder}</p>
      <p className={css.ownBank}>{bank}</p>
      <p className={css.ownName}>
        <CopyText name={t("ownNumber")} text={number} isNumber />
      </p>
    </section>
  );
}

function NoWays({ isRead }: { isRead: boolean }) {
  const { t } = useTranslation("deposit");
  if (!isRead) return <CouldNotRead as="warning" text={t("unread")} to={paths.deposit} />;
  return (
    <>
      <Alert tone="warning">{t("none")}</Alert>
      <LinkButton to={paths.memberContact} variant="secondary">
        {t("contact")}
      </LinkButton>
    </>
  );
}

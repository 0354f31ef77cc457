import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { askOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/opening/chat-launcher";
import { LinkButton } from "~/components/button";
import { CouldNotRead } from "~/components/could-not-read";
import { Dialog } from "~/components/dialog";
import * as dialogCss from "~/components/dialog.css";
import { Pagination } from "~/components/pagination";
import { SomeHidden } from "~/components/some-hidden";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { failure } from "~/errors/failure.server";
import { orPanel } from "~/errors/or-error-page.server";
import { formatAccountNumber } from "~/format/account-number";
import { formatTime } from "~/format/date";
import { formatDuration } from "~/format/duration.server";
import { pageOf, pageOfList } from "~/format/page";
import { relativeTime } from "~/format/relative-time";
import { type Member, requireMember } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { topicOfSlip } from "../../chat-topics/topics.server";
import { slipKey, slipLine, slipPicture } from "../../entries/slip-line";
import { SlipRow } from "./slip-row";
import * as css from "./slips.css";

export const handle = { i18n: ["slip", "statement"] };

export const meta = titleMeta;

/** One page of the member's uploaded slips, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  if (!brand.features.slips) throw failure("notFound", context);
  const page = pageOf(request);
  const limit = brand.pageSizes.slips;
  const read = await orPanel(member.operator.statement.slips({ page, limit }), context);
  const { slips = [], total, omitted = [] } = read.value ?? {};
  const { rows, pages } = pageOfList(slips, { page, limit, total, hidden: omitted.length });
  if (read.value && rows.length === 0 && !pages.someHidden && page > 1) throw redirect(paths.slips);
  const now = Date.now();
  const reading = rows.map(async (slip) => ({
    ...{ slip, line: slipLine(slip) },
    topic: await topicOfSlip(slip, member, context),
  }));
  const [lines, chat] = await Promise.all([Promise.all(reading), askOffer(request, context)]);
  const isMatchAsked = lines.some(({ line }) => line.note === "NOT_MATCH");
  return {
    title: texts.t(locale)("slip:slips.title"),
    isRead: read.value !== null,
    creditedWithin: formatDuration(brand.deposit.creditedWithinMinutes, locale),
    own: isMatchAsked ? await ownNumber(member, context) : undefined,
    pages,
    chat,
    rows: lines.map(({ slip, line, topic }, index) => ({
      key: `${page}-${index}`,
      line,
      asked: topic && { topic, about: { slip: slipKey(slip) } },
      picture: slipPicture(slip, context.picture),
      reason: line.note === undefined ? undefined : errorText(context, line.note),
      time: formatTime(slip.createdAt, brand.timeZone),
      isoTime: new Date(slip.createdAt).toISOString(),
      ago: relativeTime(slip.createdAt, now),
    })),
  };
}

/** The member's own account number, to be used next time; shown with slips from another account. */
async function ownNumber(member: Member, { brand }: RequestContext): Promise<string | undefined> {
  const profile = await withTimeout(member.profile());
  const number = profile?.bankAccount?.bankAccountNo;
  return number === undefined ? undefined : formatAccountNumber(number, brand.banks.groupedLength);
}

export default function Slips() {
  const { t } = useTranslation(["slip", "public"]);
  const { isRead, rows, pages, creditedWithin, own, chat } = useLoaderData<typeof loader>();
  return (
    <Dialog title={t("slips.title")} parent={paths.statement}>
      <div className={dialogCss.body}>
        {isRead ? null : <CouldNotRead as="lines" text={t("public:error.operatorText")} to={paths.slips} />}
        <SomeHidden {...pages} />
        {isRead && rows.length === 0 && !pages.someHidden ? <p>{t("slips.empty")}</p> : null}
        {rows.length === 0 ? null : (
          <ChatLauncher offer={chat}>
            <ul className={css.slips}>
              {rows.map(({ key, ...row }) => (
                <SlipRow key={key} {...row} creditedWithin={creditedWithin} own={own} />
              ))}
            </ul>
          </ChatLauncher>
        )}
        <Pagination path={paths.slips} {...pages} />
        <div className={dialogCss.actions}>
          <LinkButton to={paths.statement} variant="secondary">
            {t("public:common.close")}
          </LinkButton>
          <LinkButton to={paths.slip}>{t("slips.upload")}</LinkButton>
        </div>
      </div>
    </Dialog>
  );
}

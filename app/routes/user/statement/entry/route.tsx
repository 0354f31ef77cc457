import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { askOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/widget/chat-launcher";
import { Band } from "~/components/band";
import { useBrand } from "~/document/brand";
import { ErrorScreen } from "~/errors/error-screen";
import { failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { formatTime } from "~/format/date";
import { pageOf } from "~/format/page";
import { requireMember } from "~/member/guard.server";
import { readReference } from "~/money/once/reference.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { entryPath, paths, receiptPath } from "~/paths";
import { ownReference, shownReferences } from "~/routes/user/references.server";
import { titleMeta } from "~/shell/title";
import { AskLink } from "../../ask-link";
import { topicOfEntry } from "../../entry-topic.server";
import { findEntry } from "../../find-entry.server";
import { statementLine } from "../../statement-line";
import { accountsOf } from "../accounts.server";
import { isUnderWay, useFollowing } from "../following";
import { zoneName } from "../zone.server";
import { endsOf } from "./ends.server";
import * as css from "./entry.css";
import { EntryHead, RecordFacts } from "./entry-facts";
import { EntryNavigation } from "./entry-navigation";
import { PrintButton } from "./print-button";
import { SaveReceipt, ShareReceipt } from "./receipt-actions";
import { SidesPath } from "./sides-path";
import { Tracker } from "./tracker";
import { trackerOf } from "./tracker.server";

export const handle = { i18n: ["statement", "money"] };

export const meta = titleMeta;

/** One entry to keep or print. The URL identifies it by its reference; its former page is only a hint where to look. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const own = readReference(params.reference);
  if (own === null) throw failure("notFound", context);
  const { brand, texts, locale } = context;
  const page = pageOf(request);
  const where = { page, limit: brand.pageSizes.statement };
  const found = await orErrorPage(findEntry(member.operator.statement.list, own, where), context);
  if (!found) throw failure("notFound", context);
  const { entry, newer, older } = found;
  const reference = (await shownReferences([entry], member, context))(entry);
  const line = statementLine(entry);
  const [tracker, wallet, topic, chat] = await Promise.all([
    trackerOf(entry, member, context),
    withTimeout(member.wallet()),
    topicOfEntry(entry, reference, member, context),
    askOffer(request, context),
  ]);
  return {
    title: texts.t(locale)("statement:entry.title"),
    own,
    reference,
    page,
    others: {
      newer: newer && entryPath(ownReference(newer), page),
      older: older && entryPath(ownReference(older), page),
    },
    line,
    ends: endsOf(line, accountsOf(context, wallet)),
    tracker,
    topic,
    chat,
    receipt: line.status === "success" ? receiptPath(own, page) : undefined,
    time: formatTime(entry.createdAt, brand.timeZone),
    isoTime: new Date(entry.createdAt).toISOString(),
    zone: zoneName(entry.createdAt, context),
    isFollowed: isUnderWay(entry, Date.now()),
  };
}

export default function Entry() {
  const { t } = useTranslation("statement");
  const { own, page, others, line, ends, tracker, topic, chat, receipt, isFollowed, ...record } =
    useLoaderData<typeof loader>();
  const brand = useBrand();
  useFollowing(isFollowed);
  return (
    <>
      <EntryNavigation back={page > 1 ? `${paths.statement}?page=${page}` : paths.statement} {...others} />
      <article className={css.entry} aria-label={t("entry.title")}>
        <div className={css.paper}>
          <p className={css.brand}>{brand?.name}</p>
          <EntryHead {...line} />
          {tracker ? <Tracker {...tracker} /> : null}
          <SidesPath ends={ends} />
          <Band className={css.fold} />
        </div>
        <div className={css.side}>
          <h2 className={css.sideTitle}>{t("entry.title")}</h2>
          <RecordFacts {...record} mainWallet={tracker?.mainWallet} />
          <div className={css.actions}>
            {receipt ? <SaveReceipt address={receipt} /> : null}
            <PrintButton />
            <ChatLauncher offer={chat}>
              <AskLink topic={topic} about={{ entry: own }} />
            </ChatLauncher>
            {receipt ? <ShareReceipt address={receipt} /> : null}
          </div>
        </div>
      </article>
    </>
  );
}

export { ErrorScreen as ErrorBoundary };

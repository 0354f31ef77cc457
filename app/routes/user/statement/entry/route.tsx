import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { askOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/opening/chat-launcher";
import { Band } from "~/components/band";
import { Button } from "~/components/button";
import { Icon } from "~/components/icon";
import { Link } from "~/components/link";
import { Stages } from "~/components/stages";
import { useBrand } from "~/document/brand";
import { ErrorScreen } from "~/errors/error-screen";
import { failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { formatTime } from "~/format/date";
import { pageOf } from "~/format/page";
import { requireMember } from "~/member/guard.server";
import { payoutStages } from "~/money/kinds/withdraw.server";
import { readReference } from "~/money/once/reference.server";
import { stagesAt } from "~/money/outcome/stages.server";
import { entryPath, paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { AskLink } from "../../chat-topics/ask-link";
import { topicOfEntry } from "../../chat-topics/topics.server";
import { findEntry, ownReference, shownReferences } from "../../entries/references.server";
import { statementLine } from "../../entries/statement-line";
import { isWorthPolling, useFollowing } from "../polling";
import * as css from "./entry.css";
import { EntryFacts, EntryHead, EntryPicture } from "./entry-facts";
import { zoneName } from "./zone.server";

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
  const isPayout = line.activity === "withdraw" && line.status === "progress";
  const [topic, chat] = await Promise.all([
    topicOfEntry(entry, reference, member, context),
    askOffer(request, context),
  ]);
  return {
    title: texts.t(locale)("statement:entry.title"),
    own,
    page,
    others: {
      newer: newer && entryPath(ownReference(newer), page),
      older: older && entryPath(ownReference(older), page),
    },
    record: {
      line,
      reference,
      time: formatTime(entry.createdAt, brand.timeZone),
      isoTime: new Date(entry.createdAt).toISOString(),
      zone: zoneName(entry.createdAt, context),
    },
    stages: isPayout ? stagesAt("accepted", payoutStages, entry.createdAt, context) : undefined,
    topic,
    chat,
    isFollowed: isWorthPolling(entry, Date.now()),
  };
}

export default function Entry() {
  const { t } = useTranslation("statement");
  const { own, page, others, record, stages, topic, chat, isFollowed } = useLoaderData<typeof loader>();
  const brand = useBrand();
  useFollowing(isFollowed);
  return (
    <>
      <EntryNavigation back={page > 1 ? `${paths.statement}?page=${page}` : paths.statement} {...others} />
      <article className={css.entry} aria-label={t("entry.title")}>
        <div className={css.paper}>
          <p className={css.brand}>{brand?.name}</p>
          <EntryHead {...record.line} />
          {stages ? (
            <div className={css.stages}>
              <Stages stages={stages} isTall />
            </div>
          ) : null}
          <EntryFacts {...record} />
          <Band className={css.fold} />
        </div>
        <div className={css.actions}>
          {record.line.status === "success" ? <EntryPicture {...record} /> : null}
          <Button type="button" variant="secondary" className={css.print} onClick={() => window.print()}>
            {t("entry.print")}
          </Button>
          <ChatLauncher offer={chat}>
            <AskLink topic={topic} about={{ entry: own }} />
          </ChatLauncher>
        </div>
      </article>
    </>
  );
}

interface EntryNavigationProps {
  /** The list that the entry is in. */
  back: string;
  newer?: string;
  older?: string;
}

/** The way back to the list, and to the entries before and after this one in it. */
function EntryNavigation({ back, newer, older }: EntryNavigationProps) {
  const { t } = useTranslation("statement");
  return (
    <div className={css.navigation}>
      <Link className={css.step} to={back} aria-label={t("summary.back")}>
        <Icon name="previous" />
        {t("title")}
      </Link>
      {newer || older ? (
        <nav className={css.others} aria-label={t("entry.others")}>
          {newer ? (
            <Link className={css.step} to={newer}>
              <Icon name="previous" />
              {t("entry.newer")}
            </Link>
          ) : null}
          {older ? (
            <Link className={css.step} to={older}>
              {t("entry.older")}
              <Icon name="next" />
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}

export { ErrorScreen as ErrorBoundary };

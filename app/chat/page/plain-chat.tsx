import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { Band } from "~/components/band";
import { LinkButton } from "~/components/button";
import { Link } from "~/components/link";
import { SomeHidden } from "~/components/some-hidden";
import { BoundForm } from "~/form/bound-form";
import { ChatIcon } from "../drawn/chat-icon";
import * as composer from "../drawn/composer.css";
import * as drawn from "../drawn/message.css";
import type { DisplaySettings } from "../drawn/message-content";
import { MessageItem } from "../drawn/message-item";
import { wantChat } from "../opening/wanted-chat";
import type { DrawnMessage } from "../protocol/message";
import { type ChatTopic, topicText } from "../topic";
import * as css from "./plain-chat.css";

interface PlainChatProps {
  path: string;
  page: number;
  /** The operation that the member asks about, for a field of its own, and one of its replies if that was tapped. */
  asked: { topic: ChatTopic; text: string | undefined } | undefined;
  hasOlder: boolean;
  someHidden: boolean;
  messages: readonly (DrawnMessage & { key: string })[];
  /** Named as in the release before, whose pages read this loader in a rolling release. */
  place: DisplaySettings;
  /** What was typed but not sent, and why. */
  refused: { error: string; about: string; text: string } | undefined;
}

/** The chat as a page that works without JavaScript: read page by page, sent by a form, refreshed by a link. */
export function PlainChat({
  path,
  page,
  asked,
  hasOlder,
  someHidden,
  messages,
  place,
  refused,
}: PlainChatProps) {
  const { t } = useTranslation("chat");
  const about = refused?.about || (asked && topicText(asked.topic));
  const text = refused?.text ?? asked?.text;
  const form = useRef<HTMLFormElement>(null);
  useLiveChat(form, { path, topic: asked?.topic, isBusy: page > 1 || refused !== undefined });
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t("title")}</h1>
      <Band className={css.fold} />
      {hasOlder ? (
        <LinkButton to={`${path}?page=${page + 1}`} variant="secondary">
          {t("older")}
        </LinkButton>
      ) : null}
      <SomeHidden someHidden={someHidden} text={t("someHidden")} />
      {messages.length === 0 && !someHidden ? (
        <div className={drawn.theirs}>
          <p className={drawn.bubble}>{t("empty")}</p>
        </div>
      ) : null}
      {messages.length > 0 ? (
        <ul className={drawn.list}>
          {messages.map((message, index) => (
            <MessageItem
              key={message.key}
              message={message}
              before={messages[index - 1]}
              after={messages[index + 1]}
              settings={place}
            />
          ))}
        </ul>
      ) : null}
      {page > 1 ? (
        <LinkButton to={page > 2 ? `${path}?page=${page - 1}` : path} variant="secondary">
          {t("newer")}
        </LinkButton>
      ) : messages.length > 0 || someHidden ? (
        <LinkButton to={path} variant="quiet" reloadDocument>
          {t("newest")}
        </LinkButton>
      ) : null}
      {refused ? (
        <Alert tone="negative" takesFocus>
          {refused.error}
        </Alert>
      ) : null}
      <BoundForm ref={form} method="post" action={path} className={css.form} noValidate>
        {about === undefined ? null : (
          <>
            <label className={css.label} htmlFor="chat-about">
              {t("topic.label")}
            </label>
            <textarea id="chat-about" className={css.about} name="about" rows={2} defaultValue={about} />
          </>
        )}
        {asked ? <Replies replies={asked.topic.replies} /> : null}
        <div className={composer.composer}>
          <div className={composer.box}>
            <textarea
              key={`${messages[messages.length - 1]?.key} ${text}`}
              className={composer.text}
              name="text"
              rows={2}
              required
              defaultValue={text}
              placeholder={t("compose.hint")}
              aria-label={t("compose.message")}
              aria-invalid={refused !== undefined || undefined}
            />
          </div>
          <button className={composer.send} type="submit" aria-label={t("compose.send")}>
            <ChatIcon name="send" />
          </button>
        </div>
      </BoundForm>
    </div>
  );
}

/** Links to this page with one of them in the composer. */
function Replies({ replies }: { replies: readonly string[] }) {
  const { t } = useTranslation("chat");
  const { pathname, search } = useLocation();
  const to = (index: number) => {
    const params = new URLSearchParams(search);
    params.set("reply", String(index));
    return `${pathname}?${params}`;
  };
  return (
    <nav className={drawn.replies} aria-label={t("topic.suggested")}>
      {replies.map((reply, index) => (
        <Link key={reply} className={drawn.reply} to={to(index)} preventScrollReset>
          {reply}
        </Link>
      ))}
    </nav>
  );
}

interface LiveChatOptions {
  /** The page's own address; its contact screen has the live chat. */
  path: string;
  topic: ChatTopic | undefined;
  /** What is to be read or sent on the page first. */
  isBusy: boolean;
}

/**
 * Leads on to the live chat where there is script: a tap that came before the script opens this page. Not while
 * something is written, which would be lost, and not if the live chat does not load.
 */
function useLiveChat(form: RefObject<HTMLFormElement>, { path, topic, isBusy }: LiveChatOptions): void {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  useEffect(
    function becomeLive() {
      if (isBusy || !isIdle) return;
      let isHere = true;
      const turn = () => {
        if (!isHere || isWriting(form.current)) return;
        wantChat(topic);
        navigate(path.replace(/\/chat$/, ""), { replace: true });
      };
      void import("../panel/chat-widget").then(turn, () => undefined);
      return () => {
        isHere = false;
      };
    },
    [form, path, topic, isBusy, isIdle, navigate],
  );
}

function isWriting(form: HTMLFormElement | null): boolean {
  return [...(form?.querySelectorAll("textarea") ?? [])].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

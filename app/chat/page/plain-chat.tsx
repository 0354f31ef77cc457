import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { Button, LinkButton } from "~/components/button";
import { Form } from "~/components/link";
import { SomeHidden } from "~/components/some-hidden";
import * as drawn from "../drawn/message.css";
import { MessageItem } from "../drawn/message-item";
import type { DrawingPlace } from "../drawn/place";
import type { ChatMessage } from "../message";
import * as css from "./plain-chat.css";

interface PlainChatProps {
  path: string;
  page: number;
  /** The operation that the member asks about, for a field of its own. */
  about: string | undefined;
  hasOlder: boolean;
  someHidden: boolean;
  /** As JSON. */
  messages: string;
  place: DrawingPlace;
  /** What was typed but not sent, and why. */
  refused: { error: string; about: string; text: string } | undefined;
}

/** The chat as a page that works without JavaScript: read page by page, sent by a form, refreshed by a link. */
export function PlainChat({
  path,
  page,
  about,
  hasOlder,
  someHidden,
  messages: json,
  place,
  refused,
}: PlainChatProps) {
  const { t } = useTranslation("chat");
  const messages = JSON.parse(json) as ChatMessage[];
  return (
    <div className={css.page}>
      <h1>{t("title")}</h1>
      {hasOlder ? (
        <LinkButton to={`${path}?page=${page + 1}`} variant="secondary">
          {t("older")}
        </LinkButton>
      ) : null}
      <SomeHidden someHidden={someHidden} text={t("someHidden")} />
      {messages.length === 0 && !someHidden ? <p>{t("empty")}</p> : null}
      {messages.length > 0 ? (
        <ul className={drawn.list}>
          {messages.map((message, index) => (
            <MessageItem
              key={message.key}
              message={message}
              before={messages[index - 1]}
              after={messages[index + 1]}
              place={place}
            />
          ))}
        </ul>
      ) : null}
      {page > 1 ? (
        <LinkButton to={page > 2 ? `${path}?page=${page - 1}` : path} variant="secondary">
          {t("newer")}
        </LinkButton>
      ) : (
        <LinkButton to={path} variant="secondary" reloadDocument>
          {t("newest")}
        </LinkButton>
      )}
      {refused ? (
        <Alert tone="negative" takesFocus>
          {refused.error}
        </Alert>
      ) : null}
      <Form method="post" action={path} className={css.form} noValidate>
        {(refused?.about || about) === undefined ? null : (
          <>
            <label className={css.label} htmlFor="chat-about">
              {t("topic.label")}
            </label>
            <input
              id="chat-about"
              className={css.text}
              name="about"
              defaultValue={refused?.about || about}
              autoComplete="off"
            />
          </>
        )}
        <label className={css.label} htmlFor="chat-text">
          {t("compose.message")}
        </label>
        <textarea
          key={messages.at(-1)?.key}
          id="chat-text"
          className={css.text}
          name="text"
          rows={3}
          required
          defaultValue={refused?.text}
          aria-invalid={refused !== undefined || undefined}
        />
        <Button type="submit">{t("compose.send")}</Button>
      </Form>
    </div>
  );
}

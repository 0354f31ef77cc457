import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { isBlank } from "schemas/clean-text";
import { fileSize } from "~/format/file-size";
import { ChatIcon } from "../drawn/chat-icon";
import * as css from "../drawn/composer.css";
import * as drawn from "../drawn/message.css";
import { acceptedTypes } from "../file-rules";
import { aboutTopic, type ChatTopic, topicText, withReply } from "../topic";
import { topicReplies } from "./chat-panel.css";
import { pickFile } from "./pick-file";
import { checkText, whatKeyDoes } from "./typed-text";
import type { ChatAlert } from "./use-alert";
import type { Chat } from "./use-chat";

interface ComposerProps {
  chat: Chat;
  alert: ChatAlert;
  topic: ChatTopic | undefined;
  onTopicEnd: () => void;
}

/** The composer: a text of limited length, or a file. */
export function Composer({ chat: { room, session }, alert, topic, onTopicEnd }: ComposerProps) {
  const { t } = useTranslation("chat");
  const [text, setText] = useState("");
  const area = useGrowingArea(text);
  const picker = useRef<HTMLInputElement>(null);
  const counterId = useId();
  const about = topic ? topicText(topic) : "";
  /** What is above the text counts too. */
  const most = room.textMaxLength - aboutTopic(about, "-").length + 1;
  const { canSend, isTooLong } = checkText(text, most);

  function send(event: FormEvent) {
    event.preventDefault();
    if (isTooLong) alert.say(t("compose.tooLong", { max: most }));
    if (!canSend) return;
    session.sendText(aboutTopic(about, text));
    setText("");
    onTopicEnd();
    area.current?.focus();
  }

  function reply(words: string) {
    setText(withReply(text, words, topic?.replies ?? []));
    area.current?.focus();
  }

  function press(event: KeyboardEvent) {
    const { isComposing, keyCode } = event.nativeEvent;
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const does = whatKeyDoes({ key, shiftKey, ctrlKey, altKey, metaKey, isComposing, keyCode });
    if (does === "send") send(event);
  }

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    const picked = await pickFile(file, room.files);
    if (picked.ok) session.sendFile(picked.file);
    else if (picked.problem === "unsupported") alert.say(t("file.unsupported"));
    else alert.say(t("file.tooLarge", { size: fileSize(picked.maxBytes) }));
  }

  return (
    <>
      {topic ? <TopicReplies replies={topic.replies} onReply={reply} /> : null}
      <form className={css.composer} onSubmit={send}>
        <input ref={picker} type="file" accept={acceptedTypes} onChange={pick} hidden />
        <button
          className={css.tool}
          type="button"
          aria-label={t("compose.attach")}
          onClick={() => picker.current?.click()}
        >
          <ChatIcon name="clip" />
        </button>
        <div className={css.box}>
          <textarea
            ref={area}
            className={css.text}
            rows={1}
            value={text}
            placeholder={t("compose.hint")}
            aria-label={t("compose.message")}
            aria-describedby={counterId}
            aria-invalid={isTooLong}
            enterKeyHint="send"
            onChange={({ target }) => setText(target.value)}
            onKeyDown={press}
          />
          <Counter id={counterId} text={text} most={most} />
        </div>
        <button className={css.send} type="submit" aria-label={t("compose.send")} disabled={isBlank(text)}>
          <ChatIcon name="send" />
        </button>
      </form>
    </>
  );
}

/** A text area that grows with its text. */
function useGrowingArea(text: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(
    function growWithTheText() {
      const box = area.current;
      if (!box) return;
      box.style.height = "auto";
      if (text !== "") box.style.height = `${box.scrollHeight}px`;
    },
    [text],
  );
  return area;
}

/** The number of characters; shown and read out when it is near the limit. */
function Counter({ id, text, most }: { id: string; text: string; most: number }) {
  const { t } = useTranslation("chat");
  const { isTooLong, isNearEnd, left } = checkText(text, most);
  return (
    <>
      <span id={id} className={isTooLong ? css.over : isNearEnd ? css.counter : css.spoken}>
        {`${text.length}/${most}`}
      </span>
      <span className={css.spoken} role="status">
        {isNearEnd ? t("compose.left", { left: Math.max(0, left) }) : ""}
      </span>
    </>
  );
}

interface TopicRepliesProps {
  replies: readonly string[];
  onReply: (reply: string) => void;
}

/** What members ask about such an operation: a tap writes it into the composer, and the member sends it. */
function TopicReplies({ replies, onReply }: TopicRepliesProps) {
  const { t } = useTranslation("chat");
  return (
    <fieldset className={topicReplies} aria-label={t("topic.suggested")}>
      {replies.map((reply) => (
        <button key={reply} className={drawn.reply} type="button" onClick={() => onReply(reply)}>
          {reply}
        </button>
      ))}
    </fieldset>
  );
}

import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { ChatIcon } from "../drawn/chat-icon";
import * as drawn from "../drawn/message.css";
import type { ChatSession } from "../protocol/chat-session";
import { spokenText } from "../protocol/message";
import type { OutboxItem } from "../protocol/outbox";
import * as css from "./pending-item.css";

interface PendingItemProps {
  item: OutboxItem<File>;
  session: ChatSession<File>;
}

/** An own message that is on its way or has failed. */
export function PendingItem({ item, session }: PendingItemProps) {
  const { t } = useTranslation("chat");
  const { id, delivery, file, message } = item;
  return (
    <li className={drawn.item} data-delivery={delivery}>
      <div className={drawn.own}>
        <p className={delivery === "failed" ? css.failedBubble : drawn.bubble}>
          {file?.name ?? spokenText(message)}
        </p>
        {delivery === "uploading_file" ? <Uploading item={item} onCancel={() => session.remove(id)} /> : null}
        {delivery === "sending" ? <p className={drawn.soft}>{t("sending")}</p> : null}
        {delivery === "failed" ? <Failed item={item} session={session} /> : null}
      </div>
    </li>
  );
}

function Uploading({ item, onCancel }: { item: OutboxItem<File>; onCancel: () => void }) {
  const { t } = useTranslation(["chat", "public"]);
  const label = t("uploading", { percent: Math.floor(item.progress * 100) });
  return (
    <div className={css.row}>
      <progress className={css.progress} value={item.progress} aria-label={label} />
      <span className={drawn.soft}>{label}</span>
      <button className={css.tool} type="button" onClick={onCancel}>
        {t("public:common.cancel")}
      </button>
    </div>
  );
}

function Failed({ item: { id, reason }, session }: PendingItemProps) {
  const { t } = useTranslation("chat");
  return (
    <>
      <div className={css.row} role="alert">
        <span className={css.failed}>
          <Icon name="alert" />
          {t("failed")}
        </span>
        <button className={css.tool} type="button" onClick={() => session.resend(id)}>
          <Icon name="refresh" />
          {t("resend")}
        </button>
        <button
          className={css.tool}
          type="button"
          onClick={() => session.remove(id)}
          aria-label={t("remove")}
        >
          <ChatIcon name="trash" />
        </button>
      </div>
      {reason === undefined ? null : <p className={drawn.soft}>{reason}</p>}
    </>
  );
}

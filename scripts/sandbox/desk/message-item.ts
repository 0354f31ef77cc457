import { urlOf } from "schemas/url-of";
import { html, type Markup } from "../../html/markup";
import { CUSTOMER } from "../chat/post-message";
import { UPLOADS } from "../chat/serve-upload";
import type { ChatMessage } from "../store/chat";

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

/** A picture, a video or a link; a value that is not a web address is shown as text. */
function media({ url, fileType }: Fields): Markup {
  const address = String(url ?? "");
  const isWeb = address.startsWith(UPLOADS) || /^https?:$/.test(urlOf(address)?.protocol ?? "");
  if (!isWeb) return html`<p>${address}</p>`;
  if (fileType === "image") return html`<img src="${address}" alt="">`;
  if (fileType === "video") return html`<video src="${address}" controls preload="metadata"></video>`;
  return html`<a href="${address}" rel="noreferrer" target="_blank">${address}</a>`;
}

function content(type: string, payload: unknown): Markup {
  const fields = fieldsOf(payload);
  const text = typeof payload === "string" ? payload : fields.message;
  const said = typeof text === "string" && text !== "" ? html`<p>${text}</p>` : html``;
  if (type === "text") return said;
  if (type === "media") return html`${said}${media(fields)}`;
  return html`${said}<p><code>${JSON.stringify(payload)}</code></p>`;
}

/** One message with its type and time and, if staff wrote it, whether the customer has read it. */
export function messageItem({ conversation, createdAt }: ChatMessage, isRead: boolean): Markup {
  const { sender, message, name } = conversation;
  const isStaff = sender !== CUSTOMER;
  return html`<li class="${isStaff ? "staff" : "customer"}">${content(message.message_type, message.payload)}
<small>${name ? String(name) : sender} · ${message.message_type} · ${createdAt.slice(11, 19)}${isStaff && isRead ? " · read" : ""}</small></li>`;
}

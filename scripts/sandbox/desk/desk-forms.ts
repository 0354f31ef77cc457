import { html, type Markup } from "../../html/markup";

const lines = "title | web, call, postback or other | payload";

function form(room: string, title: string, fields: Markup, isOpen = false): Markup {
  const body = html`<form method="post" action="/sandbox/desk" enctype="multipart/form-data">
<input type="hidden" name="room" value="${room}">${fields}<button>Send ${title}</button></form>`;
  return isOpen
    ? html`<details open><summary>${title}</summary>${body}</details>`
    : html`<details><summary>${title}</summary>${body}</details>`;
}

function typed(type: string, fields: Markup): Markup {
  return html`<input type="hidden" name="message_type" value="${type}">${fields}`;
}

const message = html`<label>message <textarea name="message" rows="2"></textarea></label>`;
const buttons = html`<label>buttons, a line each: ${lines}
<textarea name="buttons" rows="3">Our site | web | https://example.com
Call us | call | 021234567
Yes, please | postback | yes</textarea></label>`;

/** One form for each type of message (specification, section 3). */
export function deskForms(room: string): Markup {
  const media = html`${message}<label>address <input name="url"></label>
<label>or a file <input type="file" name="file"></label>
<label>fileType <select name="fileType"><option>image</option><option>video</option><option>file</option></select></label>`;
  const cards = html`<label>cards, a line each: title | subtitle | image_url
<textarea name="cards" rows="3">Weekend bonus | Every Saturday</textarea></label>${buttons}`;
  const postback = html`<label>title <input name="title"></label><label>payload <input name="value"></label>`;
  const unknown = html`<label>message_type <input name="message_type" value="unknown"></label>
<label>payload (JSON) <textarea name="payload" rows="3">{}</textarea></label>`;
  return html`<h2>Answer as staff</h2>${form(room, "text", typed("text", message), true)}
${form(room, "buttons", typed("buttons", html`${message}${buttons}`))}
${form(room, "media", typed("media", media))}
${form(room, "quick replies", typed("quick_replies", html`${message}${buttons}`))}
${form(room, "generic cards", typed("generic", cards))}
${form(room, "postback", typed("postback", postback))}
${form(room, "anything else", unknown)}`;
}

import { jsonText } from "../http/long-ids";
import { headers, type MutationTable, page, refusals } from "./mutation";

const TEN_MINUTES_MS = 600_000;
/** Thai letters of TIS-620 begin here, and those of Unicode there. */
const TIS_620 = 0xa0;
const UNICODE_THAI = 0xe00;

function tis620(text: string): Buffer {
  return Buffer.from(
    [...text].map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= UNICODE_THAI && code < UNICODE_THAI + 0x60 ? code - UNICODE_THAI + TIS_620 : code & 0x7f;
    }),
  );
}

/** Headers, statuses and bytes. */
export const transportMutations: MutationTable = {
  "clock-ahead": {
    about: "The Date header is ten minutes ahead.",
    sent: headers(() => ({ date: new Date(Date.now() + TEN_MINUTES_MS).toUTCString() })),
  },
  "cached-answers": {
    about: "Every answer may be kept by everybody for five minutes.",
    sent: headers(() => ({ "cache-control": "public, max-age=300" })),
  },
  "old-answers": {
    about: "Every answer comes out of a cache, two minutes old.",
    sent: headers(() => ({ age: "120" })),
  },
  "no-cache-control": {
    about: "No answer says whether it may be kept.",
    sent: (sent) => {
      const { "cache-control": _, ...kept } = sent.headers;
      return { ...sent, headers: kept };
    },
  },
  "wrong-type": {
    about: "JSON is called text/plain.",
    sent: headers(() => ({ "content-type": "text/plain" })),
  },
  "sets-cookies": {
    about: "Every answer sets a cookie.",
    sent: headers(() => ({ "set-cookie": "node=7; Path=/" })),
  },
  "tis-620": {
    about: "Thai letters are sent in TIS-620.",
    sent: (sent) => ({ ...sent, bytes: tis620(jsonText(sent.body)) }),
  },
  "html-errors": {
    about: "Every refusal is a web page.",
    sent: refusals(({ status }) => page(status, "Error")),
  },
  redirects: {
    about: "lookup.info leads elsewhere.",
    sent: (sent, { endpoint }) =>
      endpoint === "lookup.info"
        ? { ...sent, status: 302, headers: { ...sent.headers, location: "/" } }
        : sent,
  },
  "no-content": {
    about: "lookup.notice answers 204.",
    sent: (sent, { endpoint }) =>
      endpoint === "lookup.notice" ? { ...sent, status: 204, bytes: Buffer.alloc(0) } : sent,
  },
  slow: {
    about: "refund.check takes 2.5 seconds.",
    delayMs: (endpoint) => (endpoint === "refund.check" ? 2_500 : 0),
  },
  "small-uploads": {
    about: "A gateway refuses uploads above 1 MB.",
    sent: (sent, { bytes }) => (bytes > 1_048_576 ? page(413, "Request Entity Too Large") : sent),
  },
};

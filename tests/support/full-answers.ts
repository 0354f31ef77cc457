import type { EndpointName } from "schemas/contract";
import { endpointOf } from "../contract/operator-under-test";

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** An answer with as many rows as the endpoint's answers may have bytes. */
export function fullOfRows(
  name: EndpointName,
  wrap: (rows: object[]) => unknown,
  row: (index: number) => object,
): string {
  const rows: object[] = [];
  let left = endpointOf(name).maxBytes - bytesOf(wrap([]));
  for (;;) {
    const next = row(rows.length);
    left -= bytesOf(next) + 1;
    if (left < 0) return JSON.stringify(wrap(rows));
    rows.push(next);
  }
}

/** An answer of at most so many bytes that consists of one text, of these parts. */
export function fullOfText(maxBytes: number, wrap: (text: string) => unknown, part: string): string {
  const bytesOfPart = bytesOf(part) - bytesOf("");
  return JSON.stringify(wrap(part.repeat(Math.floor((maxBytes - bytesOf(wrap(""))) / bytesOfPart))));
}

/** Operators' HTML whose sanitising costs much per character, or leaves much. */
export const costlyHtml = {
  prose: '<p>ฝากเงิน <strong>1 บาท</strong> <a href="https://a.example/x">x</a></p>',
  "deep nesting": "<div>",
  "unclosed tags": "<b>x",
  "wrong closing tags": "<b></p>",
  "nested tags that are taken out": "<q>",
  "open brackets": "<",
  ampersands: "&",
  attributes: "<td colspan=1 rowspan=2 scope=a>",
  "attributes that are taken out": "<p a b c d e f g h i j k l m n>",
  links: "<a href=https://a.bc>x</a>",
  pictures: "<img src=https://a.b/c>",
} as const;

export const statementRow = {
  statementType: "DEPOSIT",
  status: "SUCCESS",
  from: "a",
  to: "b",
  amount: 1,
  createdAt: "2026-01-01T00:00:00Z",
};

import type { EndpointName } from "schemas/contract";
import type { OperatorResponse } from "~/operator/transport.server";
import type { Books } from "./books";
import { codeOf } from "./reads";

/** A refusal by a code of the catalogue, and one in the operator's own words. */
const CODE = "MONEY_NOT_ENOUGH";
const OWN_WORDS = "Not today, please.";

/** What the operator says when it has refused: the answer, and what the member must then read. */
export const refusals = {
  no: { status: 400, body: { message: CODE }, message: CODE },
  "no-as-code": { status: 422, body: { message: "Unprocessable", code: CODE }, message: CODE },
  "no-with-200": { status: 200, body: { success: false, error: CODE }, message: CODE },
  "no-as-message": { status: 200, body: { message: CODE }, message: CODE },
  "no-beside-success": {
    status: 200,
    body: { success: true, message: "SUCCESS", error: CODE },
    message: CODE,
  },
  "no-with-503": { status: 503, body: { message: CODE }, message: CODE },
  "own-words": { status: 400, body: { message: OWN_WORDS }, message: OWN_WORDS },
  "too-often": { status: 429, body: { error: "Slow down" }, message: "Slow down" },
} as const;

/** Answers after which nobody knows: the operator may have executed it, or may yet. */
export const unclear = {
  "500": { status: 500, text: '{"message":"INTERNAL_SERVER_ERROR"}' },
  "500-text": { status: 500, text: '{"message":"Cannot read properties of undefined"}' },
  "502-page": { status: 502, text: "<html><body><h1>Bad Gateway</h1></body></html>" },
  "503-text": { status: 503, text: '{"message":"upstream connect error"}' },
  "504-text": { status: 504, text: '{"message":"upstream request timeout"}' },
  "408-text": { status: 408, text: '{"message":"Request Timeout"}' },
  "524-page": { status: 524, text: "<html>A timeout occurred</html>" },
  redirect: { status: 302, text: "" },
  empty: { status: 200, text: "" },
  "cut-off": { status: 200, text: '{"message":"SUCC' },
  "wrong-type": { status: 200, text: "[]" },
} as const;

export type AnswerKind =
  | "yes"
  | keyof typeof refusals
  | keyof typeof unclear
  | "reset"
  | "hang"
  | "no-connection";

/** The answer to a call that was executed. */
export function success(name: EndpointName, { coins, codes }: Books, bankCode: string): OperatorResponse {
  const bodies: Partial<Record<EndpointName, object>> = {
    "bonus.activate": { userBonus: null },
    "qrcode.create": codeOf(codes[bankCode]),
    "spinwheel.spin": { success: true, result: { code: "A", label: "A prize", remainingCoin: coins } },
    "spinwheel.claim": { success: true },
  };
  return says(200, bodies[name] ?? { message: "SUCCESS" });
}

/** A refused QR code is answered with empty texts, 200 and a message. */
export function refusal(name: EndpointName, kind: keyof typeof refusals): OperatorResponse {
  const { status, body, message } = refusals[kind];
  const isCode = name === "qrcode.create" && status === 200;
  return says(status, isCode ? { ...codeOf(undefined), message } : body);
}

export function says(status: number, body: object): OperatorResponse {
  return { status, text: JSON.stringify(body) };
}

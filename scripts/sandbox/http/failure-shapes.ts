import type { WireVariety } from "./wire-ways";

const WORDS_OF_FAILURE = "Bad Request";

function failureAs(failureKey: WireVariety["failureKey"], code: string): object {
  switch (failureKey) {
    case "message.0":
      return { message: [code], error: WORDS_OF_FAILURE };
    case "error.code":
      return { error: { code, message: WORDS_OF_FAILURE } };
    case "error.message":
      return { error: { code: 400, message: code } };
    case "detail":
      return { type: "about:blank", title: WORDS_OF_FAILURE, detail: code };
    default:
      return { [failureKey]: code };
  }
}

/** A failure's body with its code where the variety says. */
export function varyFailure(body: { message: string }, { failureKey, extraFields }: WireVariety): object {
  return { ...failureAs(failureKey, body.message), ...(extraFields && { statusText: "failed", traceId: 7 }) };
}

/** A refusal with status 200, `{ success: false, error }`, as the variety says. */
export function varyRefusal(body: { error: string }, { failureKey, refusedBy }: WireVariety): object {
  if (refusedBy === "success") return body;
  return { [refusedBy]: refusedBy === "status" ? "error" : 400, ...failureAs(failureKey, body.error) };
}

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Sandbox } from "../state/sandbox";

/** The only provider whose form carries its page's state, as old ASP.NET pages do (specification, section 3). */
export const formStateProvider = "UFABET";

/** `/wEP++++` in base64: whatever follows, the value has characters that a form must encode. */
const beginning = Buffer.from([0xff, 0x01, 0x0f, 0xfb, 0xef, 0xbe]);
const RANDOM_BYTES = 64;

function sign({ provider }: Sandbox, viewState: string): string {
  return createHmac("sha512", provider.formKey).update(viewState).digest("base64");
}

/** The state fields of a newly rendered page. */
export function issueFormState(sandbox: Sandbox): Record<string, string> {
  const drawnAt = Buffer.from(String(sandbox.clock.nowMs()));
  const viewState = Buffer.concat([beginning, randomBytes(RANDOM_BYTES), drawnAt]).toString("base64");
  return {
    __EVENTTARGET: "btnLogin",
    __EVENTARGUMENT: "",
    __VIEWSTATE: viewState,
    __VIEWSTATEGENERATOR: "C2EE9ABB",
    __EVENTVALIDATION: sign(sandbox, viewState),
  };
}

/** Why the provider rejects these fields; undefined if it accepts them. */
export function formStateFault(sandbox: Sandbox, fields: URLSearchParams): string | undefined {
  const viewState = fields.get("__VIEWSTATE") ?? "";
  const missing = ["__EVENTTARGET", "__EVENTARGUMENT", "__VIEWSTATE", "__EVENTVALIDATION"].filter(
    (name) => !fields.has(name),
  );
  if (missing.length > 0) return `The form's state is missing: ${missing.join(", ")}.`;
  const given = Buffer.from(fields.get("__EVENTVALIDATION") ?? "");
  const right = Buffer.from(sign(sandbox, viewState));
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    return "The form's state is not this provider's.";
  }
  const bytes = Buffer.from(viewState, "base64");
  const drawnAt = Number(bytes.subarray(beginning.length + RANDOM_BYTES).toString());
  const ageMs = sandbox.clock.nowMs() - drawnAt;
  return ageMs > sandbox.settings.gameLinkMinutes * 60_000 ? "The form's state has expired." : undefined;
}

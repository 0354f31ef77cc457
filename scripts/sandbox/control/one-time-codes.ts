import { html, type Markup } from "../../html/markup";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { codesOf, forgetCodes, newestCodes } from "../store/one-time-codes";
import type { ControlRoute } from "./control-route";

const SHOWN = 20;

export const oneTimeCodeRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/sandbox/otp/{phone}",
    about: "The newest one-time code sent to a phone: {phone, ref, code, token, sentAt, wrong, verifiedAt}.",
    run: ({ database }, { names }) => {
      const [newest] = codesOf(database, names.phone ?? "");
      if (!newest) throw new ApiError("OTP_NOT_EXIST");
      return newest;
    },
  },
  {
    method: "DELETE",
    path: "/sandbox/otp/{phone}",
    about: "Forgets a phone's codes: its waiting time, its block and that it was verified.",
    run: ({ database }, { names }) => ({ forgotten: forgetCodes(database, names.phone ?? "") }),
  },
];

/** The codes that would arrive as text messages. */
export function oneTimeCodesTable({ database }: Sandbox): Markup {
  const rows = newestCodes(database, SHOWN).map(
    ({ phone, ref, code, sentAt, wrong, verifiedAt }) => html`<tr><th scope="row">${phone}</th><td>${ref}</td>
<td><code>${code}</code></td><td>${sentAt.slice(0, 19)}</td><td class="n">${wrong}</td><td>${verifiedAt ? "verified" : ""}</td></tr>`,
  );
  return html`<p>Phones that always get one code: <code>0898</code>, the call (1 otp.send, 2 otp.verify, 3 account.validate,
4 account.register), the group (1 Auth, 2 OTP, 3 Register), <code>00</code>, the code's place in section 8 from 01.</p>
<table><thead><tr><th>phone</th><th>ref</th><th>code</th><th>sent</th><th>wrong</th><th></th></tr></thead><tbody>${rows}</tbody></table>`;
}

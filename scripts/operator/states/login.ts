import { drops } from "./faults";
import { inTurn, see, tap, type } from "./hands";
import type { Part, Stage } from "./state";

/** Signs in with the member's own number, and with this password or their own. */
export function enter(password?: string) {
  return async ({ page, member }: Stage) => {
    await page.locator("input[name=username]").fill(member.username);
    await page.locator("input[name=password]").fill(password ?? member.password);
    await page.locator("form:has(input[name=password]) button[type=submit]").last().click();
  };
}

const said = see("[role=alert]:not(:empty)");
/** A member who has not signed in yet: the sandbox's, beside a guest's browser. */
const guest = { path: "/login", member: "guest" } as const;

export const login: Part = {
  id: "login",
  name: "Sign in",
  states: [
    { id: "login", name: "the brand's poster", kind: "usual", ...guest },
    {
      ...{ id: "login-languages", name: "languages", kind: "step", ...guest },
      needs: ({ locales }) => locales.length > 1,
      act: inTurn(tap("header summary"), see("button[name=locale]")),
    },
    {
      ...{ id: "login-missing", name: "nothing filled in", kind: "refused", ...guest },
      act: inTurn(tap("form:has(input[name=password]) button[type=submit]"), see("[aria-invalid=true]")),
    },
    {
      ...{ id: "login-refused", name: "wrong password", kind: "refused", ...guest },
      act: inTurn(enter("not-this-one"), said),
    },
    {
      ...{ id: "login-inactive", name: "account switched off", kind: "refused", ...guest },
      prepare: ({ sandbox, member }) =>
        sandbox.post(`/members/${member.username}/flags`, { isActive: false }),
      act: inTurn(enter(), said),
    },
    {
      ...{ id: "login-broken", name: "operator not reached", kind: "broken", ...guest },
      prepare: drops("account.login"),
      act: inTurn(enter(), said),
    },
    {
      ...{ id: "login-ended", name: "session ended elsewhere", kind: "closed" },
      ...{ path: "/user/profile", shows: "/login" },
      prepare: ({ sandbox, member }) => sandbox.post(`/members/${member.username}/revoke`),
    },
    {
      ...{ id: "login-inside-line", name: "inside another app", kind: "step", ...guest },
      needs: ({ features }) => features.inAppBrowserHint,
      prepare: ({ page }) =>
        page.route("**/login", (route, request) =>
          route.continue({ headers: { ...request.headers(), "user-agent": "Mozilla/5.0 Line/14.9.0/IAB" } }),
        ),
      act: see("aside"),
    },
    {
      ...{ id: "login-long", name: "a number of 20 digits", kind: "extreme", ...guest },
      act: type("input[name=username]", "08123456789012345678"),
    },
  ],
};

import type { Shape } from "../i18n";
import type { texts as th } from "../th/form";

/** Form messages beyond those of the fields. Resolved on the server only. */
export const texts = {
  failed: "That did not work",
  unknownButton: "This button cannot be used any more. Please reload the page.",
  next: { endBonus: "End the bonus", seeBonus: "See bonus" },
  lost: {
    registered:
      "We got no answer. You may be registered already: try to log in with this password before you send it again.",
    saved: "We got no answer. It may have been saved: reload this page to see before you send it again.",
    password:
      "We got no answer. Your password may have been changed: log out and log in with the new one to see.",
    code: "We got no answer. The code may be on its way: wait for the message before you ask for another one.",
  },
} satisfies Shape<typeof th>;

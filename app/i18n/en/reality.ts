import type { Shape } from "../i18n";
import type { texts as th } from "../th/reality";

/** The reality check and the help page. */
export const texts = {
  title: "You have been here for a while",
  time: "Time logged in",
  hours: "{{hours}} h",
  minutes: "{{minutes}} min",
  net: "Net change",
  since: "Since {{since}}, without deposits and withdrawals",
  unknown: "We cannot work out the change this time. The statement shows every entry.",
  history: "See the statement",
  continue: "Continue",
  next: "We will tell you again in {{minutes}} minutes",
  due: "You have been here for a while",
  show: "See time and change",
  help: "Safer play",
  age: "For people aged {{age}} and over",
} satisfies Shape<typeof th>;

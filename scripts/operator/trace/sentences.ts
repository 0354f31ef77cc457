import type { Happening, What } from "./happening";

type Say = string | ((step: Happening, isUnsent: boolean) => string);

const answers: Readonly<Record<string, string>> = {
  done: "The operator's API answered: done.",
  accepted: "The operator's API answered: accepted, the outcome is to follow.",
  refused: "It had no effect: the operator's API refused it, or did not receive it.",
  unknown: "No answer came that tells what became of it.",
};

const unsent: Readonly<Record<string, string>> = {
  refused: "We did not send it: something that has to come first failed.",
  unknown: "We did not send it: our store had lost what would tell whether it was sent before.",
};

const verdicts: Readonly<Record<string, string>> = {
  done: "What the operator shows proves that it is done.",
  accepted: "What the operator shows proves that the operator has it.",
  refused: "What the operator shows proves that it had no effect.",
  unknown: "What the operator shows now proves nothing any more.",
};

const pages: Readonly<Record<string, string>> = {
  done: "done",
  accepted: "accepted",
  refused: "refused",
  checking: "being checked",
  contact: "still not known, and how to reach us",
  unknown: "nobody can tell",
};

const sentences: Readonly<Record<What, Say>> = {
  posted: "The member sent the form.",
  claimed: "We took it on; the same form is never carried out twice.",
  busy: "We did not send it: another operation of this member was under way.",
  expired: "We did not send it: the form had been open for too long.",
  altered: "We did not send it: the same form had come before with other contents.",
  unclear: "We did not send it: the same form may have come before with another file.",
  sent: "We sent it to the operator's API.",
  failed: ({ endpoint, error }) => `The call ${endpoint} of the operator's API failed${codeText(error)}.`,
  answered: ({ state = "" }, isUnsent) => ({ ...answers, ...(isUnsent && unsent) })[state] ?? "",
  looked: "We looked at what the operator shows.",
  judged: ({ state = "" }) => verdicts[state] ?? "",
  shown: ({ state = "" }) => `The member's page said: ${pages[state] ?? "an outcome"}.`,
};

/** A step as a sentence for support; `isUnsent`: all steps are known, and none before it says that it was sent. */
export function sentenceOf(step: Happening, isUnsent: boolean): string {
  const say = sentences[step.what];
  return typeof say === "string" ? say : say(step, isUnsent);
}

function codeText(error: string | undefined): string {
  return error === undefined || error === "text" ? "" : ` (${error})`;
}

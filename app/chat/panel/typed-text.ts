import { isBlank } from "schemas/clean-text";

/** How typed text is interpreted (specification, section 5). */
interface TextCheck {
  canSend: boolean;
  isTooLong: boolean;
  /** Characters left; negative when the text is too long. */
  left: number;
  isNearEnd: boolean;
}

/** The counter is shown for the last tenth of the allowed length. */
const NEAR_END = 0.1;

export function checkText(text: string, maxLength: number): TextCheck {
  const left = maxLength - text.length;
  const isTooLong = left < 0;
  return {
    canSend: !isBlank(text) && !isTooLong,
    isTooLong,
    left,
    isNearEnd: left <= maxLength * NEAR_END,
  };
}

/** A key press as the browser reports it. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  keyCode: number;
}

/** The key code that browsers report for a key handled by an input method. */
const INPUT_METHOD = 229;

/**
 * Enter sends; with a modifier key it adds a line break. While an input method is composing (also for Thai and Lao),
 * Enter belongs to it. Safari ends the composition before it reports the key, so only the key code shows it there.
 */
export function whatKeyDoes(press: KeyPress): "send" | "newline" | "typing" {
  if (press.key !== "Enter" || press.isComposing || press.keyCode === INPUT_METHOD) return "typing";
  return press.shiftKey || press.ctrlKey || press.altKey || press.metaKey ? "newline" : "send";
}

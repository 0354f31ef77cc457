import type { FormEvent, SyntheticEvent } from "react";

/**
 * Handlers of an input that reformats its value while it is typed. Not while a keyboard composes a character: it would
 * insert that once more.
 */
export function onTyped(change: (field: HTMLInputElement) => void) {
  return {
    onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
      if (!(nativeEvent as InputEvent).isComposing) change(currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => change(currentTarget),
  };
}

import type { FormEvent, SyntheticEvent } from "react";

/**
 * Handlers of an input whose value is changed while it is typed. Never while a keyboard composes: it would write what it
 * holds once more, and double it.
 */
export function onTyped(change: (field: HTMLInputElement) => void) {
  return {
    onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
      if (!(nativeEvent as InputEvent).isComposing) change(currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => change(currentTarget),
  };
}

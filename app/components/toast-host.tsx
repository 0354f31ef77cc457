import { Toast } from "radix-ui";
import { createRoot } from "react-dom/client";
import { Icon } from "./icon";
import * as css from "./toast.css";

export type ToastTone = keyof typeof css.tones;

interface ToastMessage {
  tone: ToastTone;
  text: string;
  durationMs: number | undefined;
  /** What toasts are called, for screen readers. */
  label: string;
}

/** A root of its own: a toast outlives the screen that it came from. */
const place = document.createElement("div");
const root = createRoot(place);
let count = 0;

/** Draws a toast inside the uppermost dialog, where one is open: all else is out of reach then, and unread. */
export function showToast({ tone, text, durationMs, label }: ToastMessage): void {
  const dialogs = document.querySelectorAll("dialog[open]");
  const container = dialogs.item(dialogs.length - 1) ?? document.body;
  if (place.parentElement !== container) container.append(place);
  count += 1;
  root.render(
    <Toast.Provider label={label} duration={durationMs} swipeDirection="up" announcerContainer={place}>
      <Toast.Root key={count} type="background" className={css.tones[tone]} data-tone={tone}>
        <Icon name={tone === "negative" ? "alert" : "check"} />
        <Toast.Description>{text}</Toast.Description>
      </Toast.Root>
      <Toast.Viewport className={css.viewport} label={`${label} ({hotkey})`} />
    </Toast.Provider>,
  );
}

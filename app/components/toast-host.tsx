import { Toast } from "radix-ui";
import { createRoot } from "react-dom/client";
import { Icon } from "./icon";
import * as css from "./toast.css";

export type ToastTone = keyof typeof css.tones;

interface ToastMessage {
  tone: ToastTone;
  text: string;
  durationMs: number | undefined;
  /** The accessible name of toasts. */
  label: string;
}

/** A separate React root, because a toast outlives the screen that showed it. */
const place = document.createElement("div");
const root = createRoot(place);
let count = 0;

/** Renders a toast inside the topmost dialog, if one is open: everything outside it is inert and not read out. */
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

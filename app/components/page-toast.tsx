import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon";
import { useToast } from "./toast";
import * as css from "./toast.css";
import type { ToastTone } from "./toast-host";

/** A toast that came with the page: readable without JavaScript, a real toast after hydration. */
export function PageToast({ tone, text }: { tone: ToastTone; text: string }) {
  const toast = useToast();
  const show = useRef(toast);
  const [isShown, setShown] = useState(false);
  useEffect(
    function becomeToast() {
      show.current(tone, text);
      setShown(true);
    },
    [tone, text],
  );
  if (isShown) return null;
  return (
    <div className={css.inPage}>
      <div className={css.tones[tone]} role={tone === "negative" ? "alert" : "status"}>
        <Icon name={tone === "negative" ? "alert" : "check"} />
        <span>{text}</span>
      </div>
    </div>
  );
}

import { useCallback, useEffect, useState } from "react";

export interface ChatAlert {
  text: string | undefined;
  say: (text: string) => void;
}

/** A message shown above the chat for a moment; a new one replaces it. */
export function useAlert(durationMs: number): ChatAlert {
  const [said, setSaid] = useState<{ text: string }>();
  useEffect(
    function endIt() {
      if (!said) return;
      // On a busy device this timer is late and can fire after the next message was said.
      const timer = setTimeout(() => setSaid((now) => (now === said ? undefined : now)), durationMs);
      return () => clearTimeout(timer);
    },
    [said, durationMs],
  );
  const say = useCallback((text: string) => setSaid({ text }), []);
  return { text: said?.text, say };
}

import { startTransition, useEffect, useState } from "react";

/**
 * What the loader streams, once it is there; undefined until then, and null if it failed. No `Suspense` waits for it:
 * React gives up hydrating a boundary whose content is still to come as soon as anything around it changes (error 421),
 * such as a dialog that opens meanwhile.
 */
export function useArrived<Value>(streamed: Value | Promise<Value>): Value | null | undefined {
  const [arrived, setArrived] = useState<{ of: unknown; value: Value | null }>();
  useEffect(
    function awaitValue() {
      if (!(streamed instanceof Promise)) return;
      let isAwaited = true;
      const arrive = (value: Value | null) => {
        if (isAwaited) startTransition(() => setArrived({ of: streamed, value }));
      };
      streamed.then(arrive, () => arrive(null));
      return () => {
        isAwaited = false;
      };
    },
    [streamed],
  );
  if (!(streamed instanceof Promise)) return streamed;
  return arrived?.of === streamed ? arrived.value : undefined;
}

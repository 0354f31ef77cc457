import { startTransition, useEffect, useState } from "react";

/**
 * A value that the loader streams: undefined until it arrives, null if it failed. Used instead of `Suspense`, because
 * React gives up hydrating a boundary that still waits for its content as soon as anything around it changes (error 421),
 * such as a dialog that opens.
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

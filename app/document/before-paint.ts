import { useEffect, useLayoutEffect } from "react";

/** useLayoutEffect, except on the server, where it would only warn. */
export const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;

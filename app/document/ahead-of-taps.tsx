import { PrefetchPageLinks } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isSameForGuests } from "~/paths";
import { leadingLink } from "./tap-sign";

/** A finger that goes down, a mouse that comes over, a keyboard's focus: what precedes a click. */
const SIGNS = ["pointerdown", "pointerover", "focusin"] as const;

/**
 * Asks for a guest's next screen, script and data, before its link is clicked. Only for screens that are the same for
 * all guests: they cost the operator nothing, and nothing of a guest is in what browsers keep of them for some seconds.
 */
export function AheadOfTaps() {
  const [page, setPage] = useState<string>();
  useEffect(function watch() {
    const look = ({ target }: Event) => {
      const link = leadingLink(target);
      if (link?.search === "" && isSameForGuests(link.pathname)) setPage(link.pathname);
    };
    for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, look);
    };
  }, []);
  return page === undefined ? null : <PrefetchPageLinks page={page} />;
}

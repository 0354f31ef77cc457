import { PrefetchPageLinks } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isSameForGuests } from "~/paths";
import { leadingLink } from "./tapped-links";

/** What precedes a click: a finger goes down, a mouse comes over the link, the keyboard focuses it. */
const BEFORE_A_CLICK = ["pointerdown", "pointerover", "focusin"] as const;

/**
 * Loads the script and data of a guest's next screen before its link is clicked. Only for screens that are the same for
 * all guests: they cost the operator nothing, and browsers cache nothing personal with them.
 */
export function PrefetchNextScreen() {
  const [page, setPage] = useState<string>();
  useEffect(function watch() {
    const look = ({ target }: Event) => {
      const link = leadingLink(target);
      if (link?.search === "" && isSameForGuests(link.pathname)) setPage(link.pathname);
    };
    for (const type of BEFORE_A_CLICK) document.addEventListener(type, look, { passive: true });
    return () => {
      for (const type of BEFORE_A_CLICK) document.removeEventListener(type, look);
    };
  }, []);
  return page === undefined ? null : <PrefetchPageLinks page={page} />;
}

import { useEffect, useRef } from "react";
import { useIsInteractive } from "~/document/after-hydration";

/** Takes a picture from the clipboard when the member pastes on this page. */
export function usePastedPicture(take: (picture: File) => void): void {
  const taker = useRef(take);
  taker.current = take;
  useEffect(function takePastedPictures() {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const [picture] = clipboardData?.files ?? [];
      if (picture) taker.current(picture);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}

/** Whether this browser lets a button read the clipboard. */
export function useCanPaste(): boolean {
  return useIsInteractive() && typeof navigator.clipboard?.read === "function";
}

/** The picture in the clipboard; null if there is none, or if the browser does not allow to look. */
export async function readPicture(): Promise<File | null> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((one) => one.startsWith("image/"));
      if (type) return new File([await item.getType(type)], `slip.${type.slice(6)}`, { type });
    }
  } catch {
    // The member said no.
  }
  return null;
}

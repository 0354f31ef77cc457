import type { MouseEvent, ReactNode } from "react";
import { Icon } from "~/components/icon";
import { shareOr } from "~/components/share";
import { pngOf } from "./png-of";

interface SavePictureProps {
  /** The URL of the standalone picture. */
  address: string;
  /** The picture as the page shows it. */
  picture: string;
  /** The file that it becomes. */
  file: Parameters<typeof pngOf>[1];
  className: string;
  children: ReactNode;
}

/**
 * Opens the device's share sheet to save the picture; if there is none, opens the picture's URL, where it can be saved
 * by a long press.
 */
export function SavePicture({ address, picture, file, className, children }: SavePictureProps) {
  function save(event: MouseEvent) {
    if (!("canShare" in navigator)) return;
    event.preventDefault();
    void shareOr(address, async () => ({ files: [await pngOf(picture, file)] }));
  }

  return (
    <a className={className} href={address} target="_blank" rel="noreferrer" onClick={save}>
      <Icon name="in" />
      {children}
    </a>
  );
}

import type { MouseEvent, ReactNode } from "react";
import { Icon } from "~/components/icon";
import { isShareClosed } from "~/components/share-closed";
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
  async function share() {
    try {
      const files = [await pngOf(picture, file)];
      if (!navigator.canShare({ files })) return location.assign(address);
      await navigator.share({ files });
    } catch (error) {
      if (!isShareClosed(error)) location.assign(address);
    }
  }

  function save(event: MouseEvent) {
    if (!("canShare" in navigator)) return;
    event.preventDefault();
    void share();
  }

  return (
    <a className={className} href={address} target="_blank" rel="noreferrer" onClick={save}>
      <Icon name="in" />
      {children}
    </a>
  );
}

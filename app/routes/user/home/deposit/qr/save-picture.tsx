import type { MouseEvent, ReactNode } from "react";
import { Icon } from "~/components/icon";
import { shareOr } from "~/components/share";

interface PngFile {
  name: string;
  width: number;
  height: number;
}

interface SavePictureProps {
  /** The URL that answers with the picture alone. */
  address: string;
  /** The `src` of the picture on the page. */
  picture: string;
  /** The PNG file to save, its size in pixels. */
  file: PngFile;
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

/** Converts a picture to PNG on white, because photo galleries do not accept SVG. */
async function pngOf(picture: string, { name, width, height }: PngFile): Promise<File> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const board = canvas.getContext("2d");
  if (!board) throw new Error("no canvas");
  board.fillStyle = "#fff";
  board.fillRect(0, 0, width, height);
  board.imageSmoothingEnabled = false;
  board.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], name, { type: "image/png" });
}

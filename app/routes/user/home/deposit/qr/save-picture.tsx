import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import * as css from "./qr.css";

interface SavePictureProps {
  /** The URL of the standalone picture. */
  address: string;
  /** The picture as the page shows it. */
  picture: string;
}

/**
 * Opens the device's share sheet to save the picture; if there is none, opens the picture's URL, where it can be saved
 * by a long press.
 */
export function SavePicture({ address, picture }: SavePictureProps) {
  const { t } = useTranslation("deposit");

  async function share() {
    try {
      const files = [await pngOf(picture)];
      if (!navigator.canShare({ files })) return location.assign(address);
      await navigator.share({ files });
    } catch (error) {
      // An AbortError means that the user closed the share sheet.
      if (!(error instanceof DOMException && error.name === "AbortError")) location.assign(address);
    }
  }

  function save(event: MouseEvent) {
    if (!("canShare" in navigator)) return;
    event.preventDefault();
    void share();
  }

  return (
    <a className={css.save} href={address} target="_blank" rel="noreferrer" onClick={save}>
      <Icon name="in" />
      {t("qr.save")}
    </a>
  );
}

const SIDE = 1024;

/** Converts a picture to PNG, because photo galleries do not accept SVG. */
async function pngOf(picture: string): Promise<File> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const board = canvas.getContext("2d");
  if (!board) throw new Error("no canvas");
  board.fillStyle = "#fff";
  board.fillRect(0, 0, SIDE, SIDE);
  board.imageSmoothingEnabled = false;
  board.drawImage(image, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], "qr.png", { type: "image/png" });
}

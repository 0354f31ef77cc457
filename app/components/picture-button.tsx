import { useTranslation } from "react-i18next";
import { useBrand } from "~/document/brand";
import { Button, type ButtonVariant } from "./button";
import type { Picture } from "./draw-picture";
import { Icon } from "./icon";
import * as css from "./picture-button.css";
import { shareOrSave } from "./share";
import { useToast } from "./toast";

const loadDrawing = () => import("./draw-picture");

interface PictureButtonProps {
  picture: Picture;
  variant?: ButtonVariant;
}

/**
 * Draws the picture and hands it to another app, or saves it where the browser cannot share files. The drawing code is
 * loaded as soon as the finger is down: Safari does not share if the picture is ready long after the tap.
 */
export function PictureButton({ picture, variant }: PictureButtonProps) {
  const { t } = useTranslation("public");
  const showToast = useToast();
  const brand = useBrand();

  async function give() {
    try {
      const { drawPicture } = await loadDrawing();
      const file = await drawPicture(picture, brand ?? { name: "", icon: "" });
      if (await shareOrSave(file, picture.link)) showToast("positive", t("picture.saved"));
    } catch {
      showToast("negative", t("picture.failed"));
    }
  }

  return (
    <Button
      type="button"
      variant={variant}
      className={css.withScript}
      onPointerDown={() => void loadDrawing().catch(() => undefined)}
      onClick={() => void give()}
    >
      <Icon name="share" />
      <span>{t("picture.share")}</span>
    </Button>
  );
}

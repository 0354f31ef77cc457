import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { canShareFile, shareOr } from "~/components/share";
import { useIsInteractive } from "~/document/after-hydration";

interface ReceiptActionProps {
  /** The URL of the receipt as a picture. */
  address: string;
}

/** The browser saves the picture under the name that the server gives it. */
export function SaveReceipt({ address }: ReceiptActionProps) {
  const { t } = useTranslation("statement");
  return (
    <LinkButton to={address} reloadDocument>
      {t("entry.save")}
    </LinkButton>
  );
}

const TYPE = "image/png";

/** Hands the picture to another app; last in its row, since whether the browser can is known only once it runs. */
export function ShareReceipt({ address }: ReceiptActionProps) {
  const { t } = useTranslation("statement");
  const kept = useRef<Promise<File>>(undefined);
  if (!useIsInteractive() || !canShareFile(new File([], "a.png", { type: TYPE }))) return null;

  /** Asked for as soon as a finger is down: Safari forgets the tap if the picture comes long after it. */
  function fetchAhead(): Promise<File> {
    kept.current ??= fetchPicture(address).catch((error: unknown) => {
      kept.current = undefined;
      throw error;
    });
    kept.current.catch(() => undefined);
    return kept.current;
  }

  // On failure the picture is saved, or its page says why not.
  const share = () => shareOr(address, async () => ({ files: [await fetchAhead()] }));

  return (
    <Button type="button" variant="secondary" onPointerDown={fetchAhead} onClick={share}>
      {t("entry.share")}
    </Button>
  );
}

async function fetchPicture(address: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok || answer.headers.get("content-type") !== TYPE)
    throw new Error(`no picture: ${answer.status}`);
  const [, name = "receipt.png"] =
    /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  return new File([await answer.blob()], name, { type: TYPE });
}

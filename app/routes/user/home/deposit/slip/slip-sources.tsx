import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useIsInteractive } from "~/document/after-hydration";
import { paths } from "~/paths";
import { slipTypes } from "~/uploads/slip-kinds";
import * as css from "./slip.css";

interface DropAreaProps {
  field: InputHTMLAttributes<HTMLInputElement>;
  input: RefObject<HTMLInputElement>;
  hasFile: boolean;
  isHidden: boolean;
  onChoose(event: ChangeEvent<HTMLInputElement>): void;
}

/** Where a slip is chosen, dropped or photographed, with a specimen of a good one. */
export function DropArea({ field, input, hasFile, isHidden, onChoose }: DropAreaProps) {
  const { t } = useTranslation("slip");
  const [isOver, setOver] = useState(false);
  return (
    <label className={css.drop} data-over={isOver || undefined} hidden={isHidden}>
      <input
        {...field}
        ref={input}
        className={css.field}
        accept={slipTypes.join()}
        required={!hasFile}
        onChange={onChoose}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        aria-describedby="slip-hint"
      />
      <Specimen />
      <span>
        <span className={css.head}>{t("choose")}</span>
        <span className={css.filled}>{t("filled")}</span>
        <span className={css.hint}>{t("good")}</span>
      </span>
    </label>
  );
}

/** A good slip: all of it, with its code whole and sharp. */
function Specimen() {
  return (
    <svg className={css.specimen} viewBox="0 0 116 164" aria-hidden="true">
      <path className={css.paper} d="M.5.5h115v163H.5z" />
      <path className={css.pale} d="M1 1h114v26H1zM13 109h90v1H13z" />
      <path className={css.print} d={PRINT} />
      <path className={css.tick} d="m92 43 4 4 8-9" />
      <path className={css.code} d={CODE} />
      <path className={css.brackets} d="M64 119v-7h7m31 0h7v7m0 31v7h-7m-31 0h-7v-7" />
    </svg>
  );
}

const PRINT =
  "M13 11h44v6H13zM13 40h60v9H13zM13 62h34v4H13zM13 72h52v5H13zM13 87h34v4H13zM13 97h60v5H13zM13 120h40v4H13zM13 130h28v4H13zM13 140h34v4H13z";
const CODE =
  "M70 118h11v11H70zm3 3v5h5v-5zM92 118h11v11H92zm3 3v5h5v-5zM70 140h11v11H70zm3 3v5h5v-5zM84 118h4v5h-4zm0 9h3v6h-3zm6 6h5v4h-5zm8 7h5v4h-5zm-9 5h4v6h-4zm-6-6h4v4h-4zm14 8h4v4h-4z";

/** A button that takes the picture in the clipboard; only if the browser can read it. */
export function PasteRow({ onTake }: { onTake(picture: File): void }) {
  const { t } = useTranslation("slip");
  const canPaste = useCanPaste();
  const [isEmpty, setEmpty] = useState(false);
  if (!canPaste) return null;

  async function take() {
    const picture = await readPicture();
    setEmpty(picture === null);
    if (picture) onTake(picture);
  }

  return (
    <p className={css.paste}>
      <span role="status">{t(isEmpty ? "nothingCopied" : "copied")}</span>
      <button type="button" className={css.word} onClick={() => void take()}>
        {t("paste")}
      </button>
    </p>
  );
}

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
function useCanPaste(): boolean {
  return useIsInteractive() && typeof navigator.clipboard?.read === "function";
}

/** The picture in the clipboard; null if there is none, or if the browser does not allow to look. */
async function readPicture(): Promise<File | null> {
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

/** The cache in which the service worker keeps a shared picture (routes/service-worker). */
const SHARED_CACHE = "shared";
/** As long as a signed-out member is brought back to this page after signing in. */
const LIFE_MS = 15 * 60_000;

/** Takes the picture that another app has shared. Returns whether it is gone. */
export function useSharedSlip(isShared: boolean, take: (picture: File) => void): boolean {
  const [isLost, setLost] = useState(false);
  const taker = useRef(take);
  taker.current = take;
  useEffect(
    function takeShared() {
      if (!isShared) return;
      void keptPicture().then((picture) => (picture ? taker.current(picture) : setLost(true)));
    },
    [isShared],
  );
  return isLost;
}

/** Null if there is none, or it is too old. Reading removes it. */
async function keptPicture(): Promise<File | null> {
  try {
    const kept = await caches.match(paths.sharedSlip, { cacheName: SHARED_CACHE });
    await caches.delete(SHARED_CACHE);
    if (!kept || Date.now() - Number(kept.headers.get("x-kept-at")) > LIFE_MS) return null;
    const name = decodeURIComponent(kept.headers.get("x-name") ?? "");
    const type = kept.headers.get("content-type") ?? "";
    return new File([await kept.blob()], name, { type });
  } catch {
    return null;
  }
}

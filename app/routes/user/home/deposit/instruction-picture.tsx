import { useTranslation } from "react-i18next";
import * as css from "./details.css";

interface InstructionPictureProps {
  bank: string;
  /** The brand's own picture; without one, ours is drawn. */
  picture?: string;
}

/** How to transfer to a bank in three drawn steps (specification, section 2, Deposit modal: BCEL). */
export function InstructionPicture({ bank, picture }: InstructionPictureProps) {
  const { t } = useTranslation("deposit");
  const label = t("bank.picture", { bank });
  if (picture === undefined) {
    return (
      <svg className={css.drawing} viewBox="0 0 300 120" role="img" aria-label={label}>
        <path d={PHONES} />
        <path d={STEPS} />
      </svg>
    );
  }
  return (
    <img className={css.instructions} src={picture} alt={label} width={300} height={120} loading="lazy" />
  );
}

/** Three phones, with an arrow from each to the next. */
const PHONES =
  "M22 12h40a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Zm108 0h40a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Zm108 0h40a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8ZM82 60h26m-7-7 7 7-7 7m89-7h26m-7-7 7 7-7 7";

/** On their screens: the number to copy, the amount to send, and the check mark of a transfer that is done. */
const STEPS =
  "M26 34h32M26 46h18m-12 14h20v20H32Zm6-6h20v20M134 34h32M134 46h32v22h-32Zm16 48V78m-7 7 7-7 7 7m86-21 10 10 18-20";

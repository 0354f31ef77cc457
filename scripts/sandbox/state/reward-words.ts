import type { ApiErrorCode } from "./api-error";

/** A slice's texts on the wheel, in the coupon table and in the prize dialog. */
export interface PrizeWords {
  label: string;
  name: string;
  html: string;
}

/** One market's texts for everything that the operator gives away. Amounts come formatted, with their currency. */
export interface RewardWords {
  money: (amount: number) => string;
  wheel: {
    name: string;
    money: (amount: string) => string;
    moneyHtml: (amount: string) => string;
    bonus: (percent: number) => PrizeWords;
    gift: PrizeWords;
    coin: (count: number) => PrizeWords;
    nothing: PrizeWords;
    /** The text for a coupon whose prize is no longer on the wheel. */
    former: string;
  };
  /** Why the invite bonus cannot be received now. */
  inviteFail: Record<
    Extract<
      ApiErrorCode,
      "INVITE_INACTIVE" | "NO_INVITE_BONUS" | "NO_INVITEE_PLAY_INFO" | "INVITE_COLLECT" | "INVITE_BONUS_FAIL"
    >,
    string
  >;
  /** HTML beside the invite and refund banners; a picture may have none. */
  inviteBanners: (percent: number) => readonly (string | undefined)[];
  refundBanners: (percent: number) => readonly (string | undefined)[];
  refund: {
    /** HTML. */
    info: (percent: number, minimumLoss: string) => string;
    hasLostEnough: (minimumLoss: string) => string;
    mustLoseMore: (minimumLoss: string) => string;
    hasRefundLeft: string;
    noRefundLeft: string;
  };
  /** HTML: the condition added after an offer's own text. */
  turnover: (times: number) => string;
  /** HTML by the offer's code. */
  bonuses: Record<"WELCOME" | "DAILY10" | "TOPUP5" | "WEEK15" | "TWICE8" | "FIRST100", string>;
  promotions: Record<"NOV15" | "GIFT50" | "LASTONE", string>;
}

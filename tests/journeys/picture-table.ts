/** A size that a picture is taken in. The phone's has no suffix: every picture has it. */
export interface Look {
  width: number;
  height: number;
  /** The size of text, in percent. */
  text: number;
}

export const phone: Look = { width: 360, height: 640, text: 100 };

/** The other sizes that every screen must support (ui.md): a small phone, larger text, a tablet, a desktop. */
export const looks = {
  "320": { width: 320, height: 568, text: 100 },
  "150": { width: 360, height: 640, text: 150 },
  "768": { width: 768, height: 1024, text: 100 },
  "1280": { width: 1280, height: 800, text: 100 },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof looks;

interface Picture {
  /** The sizes beside the phone's in which it shows something that no other picture shows. */
  looks: readonly LookName[];
  /** Also taken in the brand's other languages, on a phone. */
  inEveryLanguage?: true;
}

/** Composed anew for each width, and full of figures. */
const every = { looks: ["320", "150", "1280"] } as const;
/** Forms and facts of money in a frame that other pictures show in every width: larger text is what breaks them. */
const enlarged = { looks: ["150"] } as const;
/** Composed for a wide screen, with little text. */
const wide = { looks: ["1280"] } as const;
const wideAndEnlarged = { looks: ["150", "1280"] } as const;
const tight = { looks: ["320", "150"] } as const;
/** One column and a frame like that of others, wherever it is. */
const once = { looks: [] } as const;

/** Every picture and the sizes it is taken in; a brand without a feature lacks the feature's pictures. */
export const pictures = {
  login: { looks: ["320", "150", "768", "1280"], inEveryLanguage: true },
  "login-refused": enlarged,
  "login-ended": every,
  register: wideAndEnlarged,
  "register-otp": enlarged,
  "register-profile": tight,
  "register-bank": enlarged,
  "register-done": once,
  howto: wide,
  wallet: wide,
  contact: wideAndEnlarged,
  "plain-chat": wide,
  terminated: once,
  nowhere: once,
  offline: once,
  error: once,

  home: { ...every, inEveryLanguage: true },
  "home-waiting": wide,
  transfer: { looks: ["320", "150", "768", "1280"], inEveryLanguage: true },
  outcome: every,
  "outcome-withdraw": wideAndEnlarged,
  "outcome-checking": enlarged,
  "outcome-refused": enlarged,
  "outcome-slip": enlarged,
  deposit: every,
  "deposit-bank": every,
  code: every,
  qr: enlarged,
  "qr-paid": every,
  slip: enlarged,
  "slip-chosen": tight,
  "slip-unread": enlarged,
  withdraw: every,
  "withdraw-review": tight,
  "withdraw-held": enlarged,
  statement: every,
  "statement-filter": wideAndEnlarged,
  summary: every,
  entry: enlarged,
  "entry-tracker": wideAndEnlarged,
  slips: tight,

  profile: wideAndEnlarged,
  password: enlarged,
  edit: enlarged,
  "bank-name": enlarged,
  conditions: once,
  agreements: once,
  game: every,
  chat: wideAndEnlarged,
  "chat-about": tight,
  bonus: every,
  "bonus-dialog": enlarged,
  "bonus-held": wideAndEnlarged,
  "bonus-end": enlarged,
  refund: every,
  banners: wide,
  invite: every,
  spin: every,
  coupon: tight,
  prize: tight,
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

/** The names, without the brand, of all baselines that a brand with these languages may have. */
export function baselineNames(locales: readonly string[]): string[] {
  return Object.entries<Picture>(pictures).flatMap(([name, { looks, inEveryLanguage }]) => [
    name,
    ...[...looks, ...(inEveryLanguage ? locales : [])].map((suffix) => `${name}-${suffix}`),
  ]);
}

/** The addresses that pages lead to and scripts ask (specification, section 2), as `app/routes.ts` maps them. */
export const paths = {
  login: "/login",
  /** Tells the user that the browser keeps no cookies. */
  loginWithoutCookies: "/login?cookies=off",
  register: "/register",
  registerWithoutCookies: "/register?cookies=off",
  registerProfile: "/register/profile",
  registerBank: "/register/bank",
  registered: "/register/done",
  howto: "/howto",
  contact: "/contact",
  contactChat: "/contact/chat",
  terminated: "/terminated",
  offline: "/offline",
  user: "/user",
  home: "/user/home",
  /** Home's money on its way, as JSON for the script of the page that shows it. */
  pending: "/user/home/pending",
  transfer: "/user/home/transfer",
  deposit: "/user/home/deposit",
  slip: "/user/home/deposit/slip",
  withdraw: "/user/home/withdraw",
  invite: "/user/home/invite",
  /** The list of received invite bonuses. */
  inviteReceived: "/user/home/invite?page=1",
  refund: "/user/home/refund",
  /** The list of received refunds. */
  refundReceived: "/user/home/refund?page=1",
  agreements: "/user/home/agreements",
  bonus: "/user/bonus",
  spin: "/user/spin",
  statement: "/user/statement",
  slips: "/user/statement/slips",
  statementFilter: "/user/statement/filter",
  summary: "/user/statement/summary",
  statementFile: "/user/statement/csv",
  profile: "/user/profile",
  editProfile: "/user/profile/edit",
  memberContact: "/user/contact",
  memberChat: "/user/contact/chat",
  conditions: "/user/conditions",
  /** The conditions as a dialog of home. */
  conditionsDialog: "/user/home?dialog=conditions",
  reality: "/user/reality",
  logout: "/logout",
  language: "/language",
  inAppHint: "/in-app-hint",
  balances: "/balances",
  slipFile: "/files/slip",
  /** Takes a slip that is shared from another app (routes/service-worker). */
  sharedSlip: "/files/shared-slip",
  chatRoom: "/chat/room",
  chatHistory: "/chat/history",
  chatSend: "/chat/send",
  chatRead: "/chat/read",
  chatUpload: "/chat/upload",
  manifest: "/manifest.webmanifest",
  /** iOS requests it even if no page links to it. */
  touchIcon: "/apple-touch-icon.png",
  serviceWorker: "/service-worker.js",
} as const;

/** The outcome page of an operation, by its intent's id. */
export function outcomePath(id: string): string {
  return `/user/outcome/${id}`;
}

/** The wheel with the result of a spin, by its intent's id. */
export function spinResultPath(id: string): string {
  return `${paths.spin}?result=${id}`;
}

/** A game account's dialog. */
export function gamePath(code: string): string {
  return `/user/home/games/${encodeURIComponent(code)}`;
}

/** A bonus's dialog. */
export function bonusPath(code: string): string {
  return `${paths.bonus}/${encodeURIComponent(code)}`;
}

/** The slip's form, for a transfer to this bank. */
export function slipPath(bankCode: string): string {
  return `${paths.slip}?${new URLSearchParams({ bankCode })}`;
}

/**
 * A provider's QR code. `index`: which of the operator's accounts with this bank code, from 0: each has its own payee
 * (operator-api.md, "Where an answer is unclear").
 */
export function qrPath(bankCode: string, index = 0): string {
  const search = index > 0 ? `?account=${index}` : "";
  return `/user/home/deposit/qr/${encodeURIComponent(bankCode)}${search}`;
}

/** The picture of a provider's QR code, for saving it. */
export function qrFilePath(bankCode: string): string {
  return `/files/qr/${encodeURIComponent(bankCode)}`;
}

/** The state of a provider's QR code, as JSON for the script of the page that shows it. */
export function qrLivePath(bankCode: string): string {
  return `${qrFilePath(bankCode)}/live`;
}

/** An entry of the statement; `page`: the statement's page to go back to. */
export function entryPath(reference: string, page: number): string {
  return `${paths.statement}/entry/${reference}?page=${page}`;
}

/** Leads to the picture of a deposit slip. */
export function slipPicturePath(reference: string): string {
  return `${paths.slipFile}/${encodeURIComponent(reference)}`;
}

/** Public pages that are the same for every guest. Those below the last one show a video each, and are too. */
export const sameForGuests: readonly string[] = [
  paths.login,
  paths.register,
  paths.contact,
  paths.terminated,
  paths.howto,
];

const VIDEO_PAGE = new RegExp(`^${paths.howto}/[\\w-]{1,64}$`);

/** Whether the page at this path (without a query), if there is one, is the same for every guest and may be kept. */
export function isSameForGuests(path: string): boolean {
  return sameForGuests.includes(path) || VIDEO_PAGE.test(path);
}

/** One set of stroke icons, drawn for this product: themes/drawings/icons.svg has them below each other in this order. */
export const iconNames = [
  "user",
  "list",
  "home",
  "receipt",
  "chat",
  "logout",
  "globe",
  "refresh",
  "swap",
  "arrow",
  "arrowBack",
  "check",
  "clock",
  "info",
  "alert",
  "close",
  "play",
  "start",
  "down",
  "previous",
  "next",
  "eye",
  "eyeOff",
  "done",
  "failed",
  "lock",
  "scale",
  "userPlus",
  "phone",
  "call",
  "edit",
  "bank",
  "qr",
  "picture",
  "camera",
  "in",
  "out",
  "copy",
  "share",
  "back",
  "wheel",
  "filter",
  "sum",
  "ended",
  "gift",
] as const;

export type IconName = (typeof iconNames)[number];

/** Where an icon stands in the strip, as a `mask-position` that holds at every size. */
export function iconPlace(name: IconName): string {
  const share = iconNames.indexOf(name) / (iconNames.length - 1);
  return `0 ${Number((100 * share).toFixed(4))}%`;
}

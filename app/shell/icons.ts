/**
 * PNG icons for a phone's home screen and for links that are shared: side in pixels, and how much of it the mark takes.
 */
export const icons = {
  touch: { side: 180, mark: 0.76 },
  "192": { side: 192, mark: 0.76 },
  "512": { side: 512, mark: 0.76 },
  /** A phone may cut all that is outside of a circle of 80 % (W3C Manifest, "maskable"). */
  maskable: { side: 512, mark: 0.56 },
} as const;

export type IconName = keyof typeof icons;

export const iconPath = (name: IconName) => `/icons/${name}.png`;

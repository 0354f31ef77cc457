import { image } from "./svg";

/** The side of an icon's square, in px of its drawing. */
const SIDE = 24;

/** One set of stroke icons, drawn for this product: a path each, in a square of 24 px. */
export const icons = {
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0",
  list: "M8.5 6.5h11m-11 5.5h11m-11 5.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01",
  home: "M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1Z",
  receipt: "M6 3.8h12v16.4l-3-1.8-3 1.8-3-1.8-3 1.8Zm3 5h6m-6 4h6",
  chat: "M4.5 5.5h15v10.5h-8.2L7 19.8V16H4.5Z",
  logout: "M14.5 4.5h4.7v15h-4.7M10.5 8.2 6.7 12l3.8 3.8M7 12h8.5",
  globe:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm-8.3-8.5h16.6M12 3.5c5 5.2 5 11.8 0 17-5-5.2-5-11.8 0-17Z",
  refresh: "M19.5 11a7.6 7.6 0 0 0-13.8-3.2M4.5 13a7.6 7.6 0 0 0 13.8 3.2M5.2 4v4h4m9.6 12v-4h-4",
  swap: "M7 4.5 3.8 7.7 7 10.9M4 7.7h12.5M17 13.1l3.2 3.2L17 19.5M20 16.3H7.5",
  arrow: "M4.5 12h14.5M13.5 6.5 19 12l-5.5 5.5",
  arrowBack: "M19 12H5.5m5-5-5 5 5 5",
  check: "m5 12.5 4.6 4.6L19.2 7.5",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13v5l3.3 2",
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-9.5v5.5M12 7.6h.01",
  alert: "M12 4 2.8 20h18.4Zm0 5.8v4.7m0 2.7h.01",
  close: "m6 6 12 12M18 6 6 18",
  play: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM10 8.7l5.2 3.3-5.2 3.3Z",
  start: "M9 6.5 17.5 12 9 17.5Z",
  down: "m6 9.5 6 6 6-6",
  previous: "m14.5 5.5-6.5 6.5 6.5 6.5",
  next: "m9.5 5.5 6.5 6.5-6.5 6.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  eyeOff:
    "M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.5 3.3M6.3 7.2A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.8-1.4M4 4l16 16",
  done: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm-3.8-8.3 2.6 2.6 5-5.4",
  failed: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9 9l6 6m0-6-6 6",
  lock: "M6 10.5h12V20H6Zm2.5 0V8a3.5 3.5 0 0 1 7 0v2.5M12 14.2v2.3",
  scale: "M12 4.5v15M7 19.5h10M5 7.5h14M5 7.5l-2.5 6h5ZM19 7.5l-2.5 6h5Z",
  userPlus: "M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8.5a7 7 0 0 1 14 0M19 7.5v6m-3-3h6",
  phone: "M7.5 3.5h9v17h-9ZM11 17.5h2",
  call: "M5.5 4h3.6l1.7 4.3-2.3 1.6a11.4 11.4 0 0 0 5.6 5.6l1.6-2.3 4.3 1.7v3.6a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 4 5.6 1.5 1.5 0 0 1 5.5 4Z",
  edit: "M4.5 19.5v-3.7L15.8 4.5l3.7 3.7L8.2 19.5Z",
  bank: "M4 9.5 12 4.5l8 5ZM6.5 10v6.5m3.7-6.5v6.5m3.6-6.5v6.5m3.7-6.5v6.5M4 19.5h16",
  qr: "M4.5 4.5h6v6h-6Zm9 0h6v6h-6Zm-9 9h6v6h-6Zm9 0H16V16h-2.5Zm3.5 3.5h2.5v2.5H17Z",
  picture: "M4 5h16v14H4Zm0 11 5-5 4 4 2.5-2.5L20 16M15.5 9v.01",
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.4a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  in: "M12 4v11m-4.8-4.5L12 15.3l4.8-4.8M5 19.5h14",
  out: "M12 15.5v-11M7.2 9 12 4.2 16.8 9M5 19.5h14",
  copy: "M8.5 8.5h11v11h-11Zm-3.5 7H4.5v-11h11V8.5",
  share: "M12 15V3.8M7.8 8 12 3.8 16.2 8M7.5 11.5h-3v9h15v-9h-3",
  back: "M9 14.5 4.5 10 9 5.5M5 10h9.5a5 5 0 0 1 0 10H9",
  wheel:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-6.3a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Zm0-4.4V3.5m0 17v-6.3m2.2-2.2h6.3m-17 0h6.3",
  filter: "M4 7h16M7 12h10m-7 5h4",
  sum: "M5 19.5v-7m4.7 7v-15m4.6 15v-9m4.7 9V8",
  ended: "M4.5 4.5h15v4h-15Zm1 4v11h13v-11m-8.3 3.2 3.6 3.6m0-3.6-3.6 3.6",
  gift: "M4.5 11.5h15v8.5h-15ZM3.5 7.5h17v4h-17ZM12 7.5v12.5M12 7.5C9 7.5 7.5 6 8 4.7s3-.7 4 2.8c1-3.5 3.5-4.1 4-2.8s-1 2.8-4 2.8",
} as const;

export type IconName = keyof typeof icons;

const names = Object.keys(icons);

/** How a brand's icons are stroked. */
interface Stroke {
  width: string;
  cap: string;
  join: string;
}

/** All icons in one drawing, below each other: the mask of every icon's box (app/components/icon.css.ts). */
export function iconStrip({ width, cap, join }: Stroke): string {
  const drawn = Object.values(icons).map(
    (path, at) => `<path transform='translate(0 ${SIDE * at})' d='${path}'/>`,
  );
  const stroke = `fill='none' stroke='#000' stroke-width='${width}' stroke-linecap='${cap}' stroke-linejoin='${join}'`;
  return image({ width: SIDE, height: SIDE * names.length }, `<g ${stroke}>${drawn.join("")}</g>`);
}

/** Where an icon stands in the strip, as a `mask-position` that holds at every size. */
export function iconPlace(name: IconName): string {
  const share = names.indexOf(name) / (names.length - 1);
  return `0 ${Number((100 * share).toFixed(4))}%`;
}

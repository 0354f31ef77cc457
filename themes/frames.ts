/**
 * The stepped corner of Thai joinery, two steps of 4 px. It is drawn as a `border-image` of nine slices, never clipped,
 * so that focus rings and text are not cut off and corners are not scaled. A rule with such a frame also takes away what
 * the frame stands in for, a border and a ground, because first paints go without the rule (first-paint.ts).
 */

/** The colours of the frame's line and of the ground within. */
const edges = ["accent", "accentSoft", "inputLine", "line", "negative", "positive", "warning"] as const;
const grounds = ["none", "accent", "accentTint", "line", "negative", "overlay", "raised", "sunken"] as const;
type Edge = (typeof edges)[number];
type Ground = (typeof grounds)[number];

const nameOf = (edge: Edge, ground: Ground) =>
  `frame-${edge}-${ground}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All frames, each the drawing `frame` in two colours. */
export const frames = edges.flatMap((edge) =>
  grounds.map((ground) => ({ name: nameOf(edge, ground), edge, ground })),
);

/** The depth of the corners in px. */
const CORNER = 9;
const sliced = (name: string) => `var(--drawing-${name}) ${CORNER} fill/${CORNER}px`;

/** A `border-image` with all corners stepped. */
export function stepped(edge: Edge, ground: Ground): string {
  return sliced(nameOf(edge, ground));
}

/** A stepped frame in place of its element's border and ground. */
export function framed(edge: Edge, ground: Ground) {
  return { border: "1px solid transparent", background: "none", borderImage: stepped(edge, ground) };
}

/** A background that stops short of the stepped corners, so that the text on it has a solid one. */
export function fillWithin(color: string): string {
  return `linear-gradient(${color},${color}) center/calc(100% - 8px) calc(100% - 8px) no-repeat`;
}

/** Stepped at the bottom, open at the top, for a card under a roof. */
export const steppedFoot = sliced("frame-foot");

/** For a picture at the top of a stepped card. */
export const steppedTop =
  "polygon(0 8px,4px 8px,4px 4px,8px 4px,8px 0,calc(100% - 8px) 0,calc(100% - 8px) 4px,calc(100% - 4px) 4px,calc(100% - 4px) 8px,100% 8px,100% 100%,0 100%)";

/** For a picture at the start of a stepped card. */
export const steppedStart =
  "polygon(0 8px,4px 8px,4px 4px,8px 4px,8px 0,100% 0,100% 100%,8px 100%,8px calc(100% - 4px),4px calc(100% - 4px),4px calc(100% - 8px),0 calc(100% - 8px))";

/** The same outline as a clip path: for pictures only, never for elements that can be focused. */
export const steppedClip =
  "polygon(0 8px,4px 8px,4px 4px,8px 4px,8px 0,calc(100% - 8px) 0,calc(100% - 8px) 4px,calc(100% - 4px) 4px,calc(100% - 4px) 8px,100% 8px,100% calc(100% - 8px),calc(100% - 4px) calc(100% - 8px),calc(100% - 4px) calc(100% - 4px),calc(100% - 8px) calc(100% - 4px),calc(100% - 8px) 100%,8px 100%,8px calc(100% - 4px),4px calc(100% - 4px),4px calc(100% - 8px),0 calc(100% - 8px))";

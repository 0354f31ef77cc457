import { image } from "./svg";

/**
 * The stepped corner of Thai joinery, two steps of 4 px, as a nine-slice `border-image`, so that corners are not
 * scaled.
 */
const STEPPED = "M8.5.5h7v4h4v4h4v7h-4v4h-4v4h-7v-4h-4v-4h-4v-7h4v-4h4z";
const FOOT = "M.5 0v15.5h4v4h4v4h7v-4h4v-4h4V0";

/** The depth of the corners in px. */
const CORNER = 9;

function sliced(path: string, stroke: string, ground: string): string {
  const picture = image({ width: 24, height: 24 }, `<path fill='${ground}' stroke='${stroke}' d='${path}'/>`);
  return `${picture} ${CORNER} fill/${CORNER}px`;
}

/** A `border-image` value with all corners stepped. `ground` may be "none". */
export function steppedFrame(stroke: string, ground: string): string {
  return sliced(STEPPED, stroke, ground);
}

/** Stepped at the bottom, open at the top, for a card under a roof. */
export function steppedFoot(stroke: string, ground: string): string {
  return sliced(FOOT, stroke, ground);
}

/** For a picture at the top of a stepped card. */
export const steppedTop =
  "polygon(0 8px,4px 8px,4px 4px,8px 4px,8px 0,calc(100% - 8px) 0,calc(100% - 8px) 4px,calc(100% - 4px) 4px,calc(100% - 4px) 8px,100% 8px,100% 100%,0 100%)";

/** For a picture at the start of a stepped card. */
export const steppedStart =
  "polygon(0 8px,4px 8px,4px 4px,8px 4px,8px 0,100% 0,100% 100%,8px 100%,8px calc(100% - 4px),4px calc(100% - 4px),4px calc(100% - 8px),0 calc(100% - 8px))";

/** The same outline as a clip path: for pictures only, never for elements that can be focused. */
export const steppedClip =
  "polygon(0 8px,4px 8px,4px 4px,8px 4px,8px 0,calc(100% - 8px) 0,calc(100% - 8px) 4px,calc(100% - 4px) 4px,calc(100% - 4px) 8px,100% 8px,100% calc(100% - 8px),calc(100% - 4px) calc(100% - 8px),calc(100% - 4px) calc(100% - 4px),calc(100% - 8px) calc(100% - 4px),calc(100% - 8px) 100%,8px 100%,8px calc(100% - 4px),4px calc(100% - 4px),4px calc(100% - 8px),0 calc(100% - 8px))";

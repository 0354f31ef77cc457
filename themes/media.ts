/**
 * The sizes of a window at which pages change (ui.md, Frame), in one place so that what belongs together changes
 * together. `screen`: paper has rules of its own.
 */

/** From this width up the bottom bar is a side navigation. */
export const desktop = "screen and (min-width: 1024px)";
export const phone = "screen and (max-width: 1023.98px)";
/** From a tablet's width up. */
export const tablet = "screen and (min-width: 640px)";
export const narrow = "screen and (max-width: 639.98px)";
/** A small phone's height: less air, so that the next step stays in view. */
export const short = "screen and (max-height: 599.98px)";
export const shortPhone = "screen and (max-height: 599.98px) and (max-width: 1023.98px)";
/** A keyboard is open or a phone is in landscape: bars and ornaments are out of the way. */
export const low = "screen and (max-height: 480px)";
export const lowPhone = "screen and (max-height: 480px) and (max-width: 1023.98px)";
/** A phone whose keyboard is closed. */
export const tallPhone = "screen and (max-width: 1023.98px) and (min-height: 481px)";
/** A phone whose browser's text is so large that two columns no longer fit: at 360 px from 135 %. */
export const largeText = "screen and (max-width: 17em)";

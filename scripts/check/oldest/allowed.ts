/**
 * What one of the oldest browsers lacks and is used all the same, each with what stands in for it there. What is not
 * named here is a fault, in our code and in that of packages.
 */
export const allowedScript: Readonly<Record<string, string>> = {
  TransformStream: "app/document/polyfills.ts; socket.io reads one only with WebTransport",
  TextEncoderStream: "Remix's first script; app/document/late-scripts.tsx",
  SubmitEvent: "asked for by entry.client.tsx",
  submitter: "app/document/polyfills.ts",
  show: "app/document/polyfills.ts",
  showModal: "app/document/polyfills.ts",
  BroadcastChannel: "asked for; without it other tabs learn of an end or a reminder at their next page",
  share: "asked for, otherwise the button leads to the picture, saves it or copies",
  canShare: "asked for, otherwise the button saves",
  "Intl.ListFormat": "i18next, for lists within texts; none has any",
  "Intl.Segmenter": "asked for, otherwise a picture's line ends at a space or within a word",
  createImageBitmap: "the chat, where a photo goes in its own size without it",
  requestIdleCallback: "asked for, otherwise a timer",
  cancelIdleCallback: "together with requestIdleCallback",
  "Error.captureStackTrace": "zod asks for it",
  WebTransport: "socket.io asks for it",
  getWriter: "socket.io, with WebTransport",
  readable: "socket.io, with WebTransport",
  writable: "socket.io, with WebTransport",
  setBigUint64: "socket.io, with WebTransport",
  movementX: "React reads it for an event that nobody listens to",
  movementY: "React reads it for an event that nobody listens to",
  reportError: "React asks for it",
  setImmediate: "React asks for it",
  startViewTransition: "the router, for links that ask for a transition; none does",
  ariaHidden: "Radix, which hides what it announces from a browser's translation of it only",
};

/** Names of packages' own things. */
export const theirs: Readonly<Record<string, string>> = {
  at: "a method of Radix's own list",
  toSorted: "a method of Radix's own list",
  "URL.canParse": "zod asks for it",
  requestSubmit: "conform asks for it, otherwise it taps a button",
  ariaInvalid: "a setting of conform's",
};

const looks = "a look: what is there stays in place and can be used";
const behind = "stands behind the same in an older word";

export const allowedStyle: Readonly<Record<string, string>> = {
  ":has": "what must be seen or used does not depend on it, or what follows @supports does without it",
  ":focus-visible": "browsers without it draw their own ring at every focus",
  ":where": looks,
  ":is": "a brand's look; the build writes others out",
  ":modal": "the page below a dialog is not darkened",
  ":backdrop": "the page below a dialog is not darkened",
  ":-moz-progress-bar": "Firefox's own",
  ":-webkit-progress-bar": "the others' own",
  ":-webkit-progress-value": "the others' own",
  "(scripting)": "what needs a script is shown without one too, and does nothing",
  "(forced-colors)": "where it is missing there are no forced colours",
  "forced-color-adjust": "where it is missing there are no forced colours",
  dvh: behind,
  "overflow: clip": behind,
  "overflow-x: clip": behind,
  "overflow-wrap: anywhere": "the page's break-word is inherited",
  appearance: "the build adds -webkit-appearance",
  "user-select": "the build adds -webkit-user-select",
  "text-size-adjust": "the build adds what Safari calls it",
  "print-color-adjust": "the build adds -webkit-print-color-adjust",
  "aspect-ratio": "pictures have their sizes in the HTML; a decoration is not drawn",
  "align-content: start": "in flex boxes; ours are grids",
  "align-self: start": "in flex boxes it is taken for flex-start",
  "justify-content: start": "in flex boxes it is taken for flex-start",
  "justify-content: end": "in flex boxes it is taken for flex-end",
  "-webkit-tap-highlight-color": looks,
  "accent-color": looks,
  "cursor: default": "a phone has no pointer",
  "cursor: not-allowed": "a phone has no pointer",
  "cursor: pointer": "a phone has no pointer",
  "overflow-anchor": looks,
  "overscroll-behavior": looks,
  "overscroll-behavior-x": looks,
  resize: looks,
  "scroll-behavior": looks,
  "scroll-margin-bottom": looks,
  "scroll-padding-block": looks,
  "scroll-padding-inline": looks,
  "scrollbar-width": looks,
  "text-wrap": looks,
};

/** Words in our sources in whose place the build writes older ones (vite.config.ts). */
export const lowered =
  /^(inset|(inset|margin|padding|border)-(block|inline)\b.*|border-(end|start)-(end|start)-radius|:is)$/;

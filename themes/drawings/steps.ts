import type { CharacterValue } from "schemas/names";
import { image, line, type Palette } from "./svg";

const wave = (color: string, width: number) =>
  `${image({ width: 24, height: 12 }, line(color, width, "M1 7q5.5-7 11 0t11 0", " stroke-linecap='round'"))} center no-repeat`;

/** A column of long waves, as on a receipt. */
const stream = (color: string) =>
  `${image({ width: 12, height: 24 }, line(color, 1.5, "M6 0q-5 6 0 12t0 12"))} center top/12px 24px repeat-y`;

/**
 * The rules of the steps of a longer way, and of the path that money took,
 * drawn from the same stock as the pattern's band.
 */
export const steps: Record<CharacterValue<"pattern">, (colors: Palette) => string> = {
  /** Diamonds on a line. */
  lattice: () => `
.steps{gap:14px;padding-left:2px;padding-right:2px;background:linear-gradient(var(--accent-soft),var(--accent-soft)) 50%/calc(100% - 12px) 1px no-repeat}
.step{width:10px;height:10px;transform:rotate(45deg);border:1px solid var(--accent-soft);background:var(--page)}
.step[data-state=done]{border-color:var(--accent);background:var(--accent)}
.step[data-state=now]{width:14px;height:14px;border:2px solid var(--accent)}
@media screen and (min-width:1024px){.step:not([data-state=done]){background:var(--raised)}}
.path{background:repeating-linear-gradient(var(--accent-soft) 0 2px,transparent 2px 6px) 50%/1px 100% no-repeat}
`,
  /** Petals. */
  lotus: () => `
.steps{gap:10px;padding-left:4px;padding-right:4px}
.step{width:12px;height:12px;transform:rotate(-45deg);border:1px solid var(--accent-soft);border-radius:100% 0}
.step[data-state=done]{border-color:var(--accent);background:var(--accent)}
.step[data-state=now]{width:16px;height:16px;border:2px solid var(--accent)}
.path{background:linear-gradient(var(--accent-soft),var(--accent-soft)) 50%/1.5px 100% no-repeat}
`,
  /** Short waves. */
  wave: ({ accent, accentSoft }) => `
.steps{gap:4px}
.step{width:24px;height:12px;background:${wave(accentSoft, 1)}}
.step[data-state=done]{background:${wave(accent, 1.5)}}
.step[data-state=now]{background:${wave(accent, 3)}}
.path{background:${stream(accentSoft)}}
`,
};

import type { CharacterValue } from "schemas/names";
import { image, line, type Palette } from "./svg";

const wave = (color: string, width: number) =>
  `${image({ width: 24, height: 12 }, line(color, width, "M1 7q5.5-7 11 0t11 0", " stroke-linecap='round'"))} center no-repeat`;

/** The rules of the steps of a longer way, drawn from the same stock as the pattern's band. */
export const steps: Record<CharacterValue<"pattern">, (colors: Palette) => string> = {
  /** Diamonds on a line. */
  lattice: () => `
.steps{gap:14px;padding-left:2px;padding-right:2px;background:linear-gradient(var(--accent-soft),var(--accent-soft)) 50%/calc(100% - 12px) 1px no-repeat}
.step{width:10px;height:10px;transform:rotate(45deg);border:1px solid var(--accent-soft);background:var(--page)}
.step[data-state=done]{border-color:var(--accent);background:var(--accent)}
.step[data-state=now]{width:14px;height:14px;border:2px solid var(--accent)}
@media screen and (min-width:1024px){.step:not([data-state=done]){background:var(--raised)}}
`,
  /** Petals. */
  lotus: () => `
.steps{gap:10px;padding-left:4px;padding-right:4px}
.step{width:12px;height:12px;transform:rotate(-45deg);border:1px solid var(--accent-soft);border-radius:100% 0}
.step[data-state=done]{border-color:var(--accent);background:var(--accent)}
.step[data-state=now]{width:16px;height:16px;border:2px solid var(--accent)}
`,
  /** Short waves. */
  wave: ({ accent, accentSoft }) => `
.steps{gap:4px}
.step{width:24px;height:12px;background:${wave(accentSoft, 1)}}
.step[data-state=done]{background:${wave(accent, 1.5)}}
.step[data-state=now]{background:${wave(accent, 3)}}
`,
};

import { drawing } from "../drawing";
import type { Traits } from "./trait";

/** The steps of a longer way, drawn from the same stock as the pattern's band. */
export const pattern: Traits<"pattern"> = {
  /** Diamonds on a line. */
  lattice: `
.steps{gap:14px;padding-left:2px;padding-right:2px;background:linear-gradient(var(--accent-soft),var(--accent-soft)) 50%/calc(100% - 12px) 1px no-repeat}
.step{width:10px;height:10px;transform:rotate(45deg);border:1px solid var(--accent-soft);background:var(--page)}
.step[data-state=done]{border-color:var(--accent);background:var(--accent)}
.step[data-state=now]{width:14px;height:14px;border:2px solid var(--accent)}
@media screen and (min-width:1024px){.step:not([data-state=done]){background:var(--raised)}}
`,
  /** Petals. */
  lotus: `
.steps{gap:10px;padding-left:4px;padding-right:4px}
.step{width:12px;height:12px;transform:rotate(-45deg);border:1px solid var(--accent-soft);border-radius:100% 0}
.step[data-state=done]{border-color:var(--accent);background:var(--accent)}
.step[data-state=now]{width:16px;height:16px;border:2px solid var(--accent)}
`,
  /** Short waves. */
  wave: `
.steps{gap:4px}
.step{width:24px;height:12px;background:${drawing("step-wave")} center no-repeat}
.step[data-state=done]{background:${drawing("step-wave-done")} center no-repeat}
.step[data-state=now]{background:${drawing("step-wave-now")} center no-repeat}
`,
};

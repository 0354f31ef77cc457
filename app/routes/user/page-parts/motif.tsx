import * as css from "./motif.css";

/** The number of motif positions and sizes (motif.css.ts). */
const SEEDS = 6;

/** The brand's motif in place of a missing picture: always the same for a code, rarely the same for two codes. */
export function Motif({ code }: { code: string }) {
  return <span className={css.motif} data-seed={seedOf(code)} aria-hidden="true" />;
}

function seedOf(code: string): number {
  return [...code].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 997, 7) % SEEDS;
}

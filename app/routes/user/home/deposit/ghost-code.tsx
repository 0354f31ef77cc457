import * as css from "./details.css";

/** Where the code will be, in the manner of one. */
export function GhostCode() {
  return (
    <svg className={css.ghostCode} viewBox="0 0 132 132" aria-hidden="true">
      <path strokeDasharray="3 5" d="M1 1h130v130H1z" />
      <path d="M18 18h32v32H18zM82 18h32v32H82zM18 82h32v32H18zM28 28h12v12H28zM92 28h12v12H92zM28 92h12v12H28z" />
      <path d="M82 84h12v12H82zM104 84h10m0 12v18H98m-16 0v-8M62 18v12m0 12v10M18 64h12m14 0h18m14 0h10m14 0h14M62 76v16m0 12v10" />
    </svg>
  );
}

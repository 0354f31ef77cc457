import * as css from "./progress.css";

interface ProgressProps {
  step: number;
  steps: number;
  /** The progress in words: "Step 2 of 4". */
  label: string;
}

/** Progress through a form of several steps. The drawing only repeats the words. */
export function Progress({ step, steps, label }: ProgressProps) {
  const parts = Array.from({ length: steps }, (_, index) => index + 1);
  return (
    <div className={css.progress}>
      <p className={css.words}>{label}</p>
      <div className={css.steps} aria-hidden="true">
        {parts.map((part) => (
          <span key={part} className={css.step} data-state={stateOf(part - step)} />
        ))}
      </div>
    </div>
  );
}

/** `from`: how many steps it is ahead of the current one. */
function stateOf(from: number): "done" | "now" | undefined {
  if (from === 0) return "now";
  return from < 0 ? "done" : undefined;
}

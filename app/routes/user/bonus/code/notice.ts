const PLACE = "%percentFail%";
/** Shown when the operator gives no figure. */
const NO_FIGURE = "–";

/** Whether the notice has a place for a bonus's own figure. */
export function hasFigure(notice: string): boolean {
  return notice.includes(PLACE);
}

/** The operator's notice with the bonus's own figure inserted (specification, section 7, Lookups). */
export function withFigure(notice: string, percentFail: number | undefined): string {
  return notice.replaceAll(PLACE, String(percentFail ?? NO_FIGURE));
}

const PLACE = "%percentFail%";
/** Shown when the operator gives no figure. */
const NO_FIGURE = "–";

/** The operator's notice with the bonus's own figure inserted (specification, section 7, Lookups). */
export function withFigure(notice: string, percentFail: number | undefined): string {
  return notice.replaceAll(PLACE, String(percentFail ?? NO_FIGURE));
}

/** The page of bonuses and promotion codes. */
export const BONUS_PATH = "/user/bonus";

/** The URL of one bonus's dialog. */
export function bonusPath(code: string): string {
  return `${BONUS_PATH}/${encodeURIComponent(code)}`;
}

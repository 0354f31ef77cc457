/** A number of seconds as `09:42`. */
export function minutesAndSeconds(seconds: number): string {
  const twoDigits = (count: number) => String(count).padStart(2, "0");
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

/** The text key and count for a number of minutes: `45 minutes`, `1 hour`. */
export function spanOf(minutes: number): ["span.hour" | "span.minute", { count: number }] {
  return minutes % 60 === 0 ? ["span.hour", { count: minutes / 60 }] : ["span.minute", { count: minutes }];
}

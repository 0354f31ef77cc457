const MEGABYTE = 1024 * 1024;

/**
 * A number of bytes as `10 MB`, `2.5 MB` or, below one megabyte, `640 KB`. Rounded down, so that a limit never reads as
 * more than is accepted.
 */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.floor(bytes / 1024)} KB`;
  return `${Math.floor((bytes / MEGABYTE) * 10) / 10} MB`;
}

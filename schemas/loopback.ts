/**
 * Whether a host name is this machine, written as in a URL (`[::1]`) or as an address (`::1`). Only there http is
 * allowed instead of https. Without imports, so that the browser can use it too.
 */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|::1|\[::1\])$/.test(hostname) || isLoopbackV4(hostname);
}

/** 127.0.0.0/8 (RFC 1122). */
function isLoopbackV4(hostname: string): boolean {
  const parts = hostname.split(".");
  return parts.length === 4 && parts[0] === "127" && parts.every((part) => isByte(part));
}

function isByte(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) <= 255;
}

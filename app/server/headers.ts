/** What the security headers depend on; the same for every answer of the process but the nonce. */
export interface HeaderSettings {
  isSecure: boolean;
  isDevelopment: boolean;
  /** Where operators' pictures may come from beside https: loopback http in development. */
  pictureOrigins: readonly string[];
  /** Where the brand's how-to videos come from beside its own folder. */
  videoOrigins?: readonly string[];
}

const PERMISSIONS = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** The strict policy: nothing inline but what bears this answer's nonce, forms only to ourselves. */
export function contentSecurityPolicy(nonce: string, settings: HeaderSettings): string {
  const { isDevelopment, isSecure, pictureOrigins, videoOrigins = [] } = settings;
  const style = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${style}`,
    `img-src 'self' data: https: ${pictureOrigins.join(" ")}`.trim(),
    "font-src 'self'",
    `media-src ${["'self'", ...videoOrigins].join(" ")}`,
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    isSecure ? "upgrade-insecure-requests" : "",
  ];
  return directives.filter(Boolean).join("; ");
}

/** What is no page of ours (an SVG of the brand, a plain 404) may do nothing when it is opened by itself. */
const NO_PAGE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Set on every answer, static files included (standards.md, Trust 5); a page puts its own policy in the place. */
export function securityHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    "content-security-policy": NO_PAGE,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(settings.isSecure && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}

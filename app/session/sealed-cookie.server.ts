import type * as z from "zod";
import { readCookie, serializeCookie } from "~/cookies/cookie.server";
import type { Seals } from "./seal.server";

/** A kind of sealed cookie. Browsers hold cookies of earlier releases: a changed name, purpose or field forgets them. */
interface CookieKind<Content, TimeField extends keyof Content> {
  /** Without the `__Host-` that it has on https. */
  name: string;
  /** What it is sealed for, if not the same as its name. */
  purpose?: string;
  schema: z.ZodType<Content>;
  /** The content's field with the time of writing, in ms since the epoch. */
  timeField: TimeField;
  /** Counted from the time of writing. */
  lifeMs: number;
}

/** A cookie that only this brand's servers can read or make. */
export interface SealedCookie<Content, TimeField extends keyof Content> {
  /** As the browser knows it. */
  name: string;
  /** The request's content; undefined if there is none, it is too old or it is not ours. */
  read(request: Request): Promise<Content | undefined>;
  /** The Set-Cookie header that stores the content, as of now. */
  write(content: Omit<Content, TimeField>): Promise<string>;
  /** The Set-Cookie header that clears it. */
  forget(): string;
  /** The same; undefined if the request has no such cookie. */
  forgetFrom(request: Request): string | undefined;
  /** The cookie's value for the content, as of now: for content that needs two cookies. */
  close(content: Omit<Content, TimeField>): Promise<string>;
  /** The content of a cookie's value. */
  open(value: string | null): Promise<Content | undefined>;
}

export interface SealedCookieSettings {
  seals: Seals;
  isSecure: boolean;
  now?: () => number;
}

export function sealedCookie<TimeField extends string, Content extends Record<TimeField, number>>(
  kind: CookieKind<Content, TimeField>,
  { seals, isSecure, now = Date.now }: SealedCookieSettings,
): SealedCookie<Content, TimeField> {
  const { purpose = kind.name, schema, timeField, lifeMs } = kind;
  const name = isSecure ? `__Host-${kind.name}` : kind.name;
  const seal = seals(purpose);

  const close = (content: Omit<Content, TimeField>) => seal.close({ ...content, [timeField]: now() });
  async function open(value: string | null) {
    const content = value === null ? undefined : schema.safeParse(await seal.open(value)).data;
    return content && now() - content[timeField] < lifeMs ? content : undefined;
  }
  const forget = () => serializeCookie({ name, value: "", isSecure });

  return {
    name,
    close,
    open,
    read: (request) => open(readCookie(request, name)),
    write: async (content) =>
      serializeCookie({ name, value: await close(content), isSecure, maxAgeMs: lifeMs }),
    forget,
    forgetFrom: (request) => (readCookie(request, name) === null ? undefined : forget()),
  };
}

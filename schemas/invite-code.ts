const IN_LINK = /[?&]code=([A-Za-z\d][\w-]*)/;
const ALONE = /[A-Za-z\d][\w-]*/;

/**
 * The invite code in what was typed, pasted or followed: of a whole link its code, and never the words or signs that
 * stuck to it. Undefined where there is none.
 */
export function findInviteCode(text: string): string | undefined {
  const inLink = IN_LINK.exec(text)?.[1];
  return inLink ?? (/\w\/\w|:\/\/|\?/.test(text) ? undefined : ALONE.exec(text)?.[0]);
}

/**
 * `noFile`: none was chosen, or it is empty. `wrongKind`: its first bytes are not of an accepted kind. `outOfOrder`:
 * the file comes before the form's fields, or something follows it. `broken`: the body is not a form, or is cut off.
 */
export type UploadFault = "noFile" | "wrongKind" | "tooLarge" | "outOfOrder" | "broken";

/** A file that is not accepted. The operator has not received all of it. */
export class UploadRefused extends Error {
  constructor(
    readonly fault: UploadFault,
    cause?: unknown,
  ) {
    super(`upload refused: ${fault}`, { cause });
    this.name = "UploadRefused";
  }
}

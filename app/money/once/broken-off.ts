/**
 * A streamed body was cut off before the operator had received all of it: nothing can have happened, and the same form
 * may be submitted again. `cause` is the underlying error.
 */
export class BrokenOff extends Error {
  constructor(override readonly cause: Error) {
    super("the body broke off before its end", { cause });
    this.name = "BrokenOff";
  }
}

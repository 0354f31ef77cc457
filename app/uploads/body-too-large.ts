/** Thrown while a request's body is read, if it is larger than its URL allows. */
export class BodyTooLarge extends Error {
  constructor() {
    super("the request's body is too large");
    this.name = "BodyTooLarge";
  }
}

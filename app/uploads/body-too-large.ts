/** A request's body is larger than its URL allows. */
export class BodyTooLarge extends Error {
  constructor() {
    super("the request's body is too large");
    this.name = "BodyTooLarge";
  }
}

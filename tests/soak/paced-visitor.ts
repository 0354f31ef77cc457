import type { Pace } from "../../scripts/soak/pace";
import { Visitor } from "../support/visitor";
import type { AnswerBook } from "./answer-book";

const NO_BODY = [204, 304];

/** A member whose requests wait for their turn, and whose responses are read completely and recorded. */
export class PacedVisitor extends Visitor {
  readonly #pace: Pace;
  readonly #book: AnswerBook;

  constructor(url: string, pace: Pace, book: AnswerBook) {
    super(url);
    this.#pace = pace;
    this.#book = book;
  }

  override get(path: string, headers?: Record<string, string>): Promise<Response> {
    return this.#timed(`GET ${path}`, () => super.get(path, headers));
  }

  override post(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response> {
    return this.#timed(`POST ${path}`, () => super.post(path, fields, headers));
  }

  async #timed(what: string, ask: () => Promise<Response>): Promise<Response> {
    await this.#pace.turn();
    const began = performance.now();
    try {
      const answer = await ask();
      const body = await answer.text();
      this.#book.answered(what, answer, body, performance.now() - began);
      const { status, headers } = answer;
      return new Response(NO_BODY.includes(status) ? null : body, { status, headers });
    } catch (fault) {
      this.#book.unanswered(what, fault);
      throw fault;
    }
  }
}

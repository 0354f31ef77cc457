import type { Pace } from "../../scripts/soak/pace";
import type { AnswerBook } from "./answer-book";
import { WatchedVisitor, wholeAnswer } from "./watched-visitor";

/** A member whose requests wait for their turn, and whose responses are read completely and recorded. */
export class PacedVisitor extends WatchedVisitor {
  readonly #pace: Pace;
  readonly #book: AnswerBook;

  constructor(url: string, pace: Pace, book: AnswerBook) {
    super(url);
    this.#pace = pace;
    this.#book = book;
  }

  protected override async watched(what: string, ask: () => Promise<Response>): Promise<Response> {
    await this.#pace.turn();
    const began = performance.now();
    let answer: Response | undefined;
    try {
      answer = await ask();
      const body = await answer.text();
      this.#book.answered(what, answer, body, performance.now() - began);
      return wholeAnswer(answer, body);
    } catch (fault) {
      this.#book.unanswered(what, fault, answer);
      throw fault;
    }
  }
}

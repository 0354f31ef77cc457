import { JsonReporter, type TestModule } from "vitest/node";

/** vitest's JSON report, and in it the errors that no test caught: they fail the run, which then names no test. */
export default class Reporter extends JsonReporter {
  #unhandledErrors: string[] = [];

  constructor() {
    super({});
  }

  override async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly { name?: string; message: string; stack?: string }[] = [],
  ): Promise<void> {
    this.#unhandledErrors = errors.map(({ stack, message }) => stack ?? message);
    await super.onTestRunEnd(modules);
  }

  override writeReport(report: string): Promise<void> {
    return super.writeReport(
      JSON.stringify({ ...JSON.parse(report), unhandledErrors: this.#unhandledErrors }),
    );
  }
}

import type { Reporter, Vitest } from "vitest/node";

/** Lets vitest report what it has found when it is stopped (Ctrl-C), where it would only exit. */
export default class EndsWithReport implements Reporter {
  onInit(vitest: Vitest): void {
    process.removeAllListeners("SIGINT");
    process.once("SIGINT", () => void vitest.cancelCurrentRun("keyboard-input"));
  }
}

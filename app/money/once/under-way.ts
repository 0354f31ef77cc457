/** The operations of a process that have not ended, whoever began them. */
export interface UnderWay {
  add(work: Promise<unknown>): void;
  /** Resolves when all that were added so far have ended, well or not. */
  idle(): Promise<void>;
}

export function createUnderWay(): UnderWay {
  const running = new Set<Promise<unknown>>();
  return {
    add(work) {
      const ended = work.then(forget, forget);
      function forget(): void {
        running.delete(ended);
      }
      running.add(ended);
    },
    async idle() {
      await Promise.all(running);
    },
  };
}

import type { EndpointName } from "schemas/contract";
import type { Asked, Fields, Mutation, Sent } from "./mutation";
import type { chatMutations } from "./requests";
import { mutationNames, mutationTable } from "./table";

/** The mutations in use. They hold for everybody, one on top of the other. */
export class Mutations {
  readonly #used = new Set<string>();

  use(name: string): void {
    this.#used.add(name);
  }

  clear(): void {
    this.#used.clear();
  }

  list() {
    return mutationNames.map((name) => ({
      name,
      about: mutationTable[name]?.about ?? "",
      isUsed: this.#used.has(name),
    }));
  }

  has(name: keyof typeof chatMutations): boolean {
    return this.#used.has(name);
  }

  path(path: string): string {
    return this.#all().reduce((changed, { path: change }) => change?.(changed) ?? changed, path);
  }

  input(endpoint: EndpointName, input: Fields): Fields {
    return this.#all().reduce((changed, { input: change }) => change?.(changed, endpoint) ?? changed, input);
  }

  sent(sent: Sent, asked: Asked): Sent {
    return this.#all().reduce((changed, { sent: change }) => change?.(changed, asked) ?? changed, sent);
  }

  delayMs(endpoint: EndpointName | null): number {
    return this.#all().reduce((sum, { delayMs }) => sum + (delayMs?.(endpoint) ?? 0), 0);
  }

  #all(): Mutation[] {
    return [...this.#used].flatMap((name) => mutationTable[name] ?? []);
  }
}

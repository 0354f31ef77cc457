import type { MadeMember } from "../../scripts/sandbox/client/control-client";
import { NAME } from "../deploy/certificate";
import { Visitor } from "../support/visitor";
import { browserOf, type Watch } from "./browser";
import type { LoadStage } from "./stage";

export interface Person {
  member: MadeMember;
  visitor: Visitor;
  /** Waits for an answer: nobody does two things at once. */
  isBusy: boolean;
  leave(): Promise<void>;
}

/** So many sign in at once. */
const AT_ONCE = 16;
/** Members behind one address, as behind a carrier's. */
const PER_ADDRESS = 20;
const PER_BLOCK = 250;

const settings = {
  walletAmount: 100_000,
  games: { JOKER: 0, PG: 30.5, UFABET: 0, HUAYHD: 20 },
  statements: 30,
};

/** One of this machine's many addresses. */
function addressOf(index: number): string {
  const address = Math.floor(index / PER_ADDRESS);
  return `127.27.${Math.floor(address / PER_BLOCK)}.${(address % PER_BLOCK) + 1}`;
}

/** Makes so many members at the operator and signs each in, in a browser of their own. */
export async function signInEverybody(stage: LoadStage, count: number, watch: Watch): Promise<Person[]> {
  const people: Person[] = [];
  let next = 0;
  const signInSome = async () => {
    while (next < count) {
      const from = addressOf(next++);
      const member = await stage.control.make(settings);
      const way = { port: stage.nginx.ports.https, ca: stage.certificate.ca, from };
      const { ask, close } = browserOf(way, watch);
      const visitor = await new Visitor(`https://${NAME}`, undefined, ask).signIn(member);
      people.push({ member, visitor, isBusy: false, leave: close });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, signInSome));
  return people;
}

import { createHash } from "node:crypto";
import { awkwardCredentials } from "../games/credentials";
import { toSatang } from "../money/amount";
import { offerCatalogue } from "../rewards/offer-catalogue";
import { startRewards } from "../rewards/start-rewards";
import type { Sandbox } from "../state/sandbox";
import { insertGame } from "../store/games";
import { putOffer } from "../store/offers";
import { catalogue } from "./catalogue";
import { createMember } from "./create-member";
import { demoPeople } from "./people";
import type { Person } from "./person";

const DAY_MS = 86_400_000;

function open(sandbox: Sandbox, person: Person, index: number): void {
  const { flavour, clock, demoPassword } = sandbox;
  const scaled = (baht: number) => toSatang(baht) * flavour.scale;
  const { name, bankAccountName } = flavour.people[index % flavour.people.length] ?? {
    name: "",
    bankAccountName: "",
  };
  const digest = createHash("sha256").update(person.username).digest("hex");
  const codes = Object.keys(person.games);
  const awkward = (code: string) => awkwardCredentials(person.username, code, codes.indexOf(code));
  const member = createMember(sandbox, {
    member: {
      uid: digest.slice(0, 24),
      username: person.username,
      name,
      createdAt: new Date(clock.nowMs() - (400 - index) * DAY_MS).toISOString(),
      coin: person.coin ?? 0,
      bankCode: flavour.banks[index % flavour.banks.length]?.code ?? "",
      bankAccountName,
      bankAccountNo: String(BigInt(`0x${digest.slice(24, 40)}`) % 10_000_000_000n).padStart(10, "0"),
      isActive: person.isInactive !== true,
      loginCode: person.loginCode ?? null,
      callCode: person.callCode ?? null,
      expectedAddress: person.expectedAddress ?? null,
      situation: person.situation,
      currency: person.currency ?? null,
    },
    password: demoPassword,
    wallet: scaled(person.wallet),
    games: Object.fromEntries(Object.entries(person.games).map(([code, baht]) => [code, scaled(baht)])),
    registered: person.registered ?? [],
    ...(person.hasAwkwardCredentials && { credentials: awkward }),
    statements: person.statements,
  });
  startRewards(sandbox, member, person.rewards ?? {}, flavour.scale);
}

/** Fills the database with games and demo members in one transaction, unless it already holds this seed's data. */
export function seedDatabase(sandbox: Sandbox): void {
  const { database, flavour } = sandbox;
  const { isEmpty, discarded } = database.prepareFor(flavour.info.name);
  if (discarded) process.stderr.write(`sandbox: the database held "${discarded}"; it is seeded afresh\n`);
  if (!isEmpty) return;
  database.atomic(() => {
    for (const [position, game] of catalogue(flavour).entries()) insertGame(database, game, position);
    for (const offer of offerCatalogue(flavour)) putOffer(database, offer);
    for (const [index, person] of demoPeople.entries()) open(sandbox, person, index);
  });
}

import { createHash } from "node:crypto";
import { toSatang } from "../money/amount";
import type { Sandbox } from "../sandbox";
import { insertGame } from "../store/games";
import { catalogue } from "./catalogue";
import { createMember } from "./create-member";
import { demoPeople, type Person } from "./people";

const DAY_MS = 86_400_000;

function open(sandbox: Sandbox, person: Person, index: number): void {
  const { flavour, clock, demoPassword } = sandbox;
  const scaled = (baht: number) => toSatang(baht) * flavour.scale;
  const { name, bankAccountName } = flavour.people[index % flavour.people.length] ?? {
    name: "",
    bankAccountName: "",
  };
  const digest = createHash("sha256").update(person.username).digest("hex");
  createMember(sandbox, {
    member: {
      uid: digest.slice(0, 24),
      username: person.username,
      name,
      createdAt: new Date(clock.nowMs() - (400 - index) * DAY_MS).toISOString(),
      coin: person.coin ?? 0,
      bankCode: flavour.banks[index % flavour.banks.length]?.code ?? "",
      bankAccountName,
      bankAccountNo: String(BigInt(`0x${digest.slice(24, 40)}`) % 10_000_000_000n).padStart(10, "0"),
      inviteAmount: scaled(person.invite ?? 0),
      isActive: person.isInactive !== true,
      bonus: person.bonus ?? null,
      loginCode: person.loginCode ?? null,
      callCode: person.callCode ?? null,
      expectedAddress: person.expectedAddress ?? null,
      situation: person.situation,
    },
    password: demoPassword,
    wallet: scaled(person.wallet),
    games: Object.fromEntries(Object.entries(person.games).map(([code, baht]) => [code, scaled(baht)])),
    statements: person.statements,
  });
}

/** Fills an empty database with games and demo members, all in one transaction. Other data is left alone. */
export function seedDatabase(sandbox: Sandbox): void {
  const { database, flavour } = sandbox;
  const { isEmpty, discarded } = database.prepareFor(flavour.info.name);
  if (discarded) process.stderr.write(`sandbox: the database held "${discarded}"; it is seeded afresh\n`);
  if (!isEmpty) return;
  database.atomic(() => {
    for (const [position, game] of catalogue(flavour).entries()) insertGame(database, game, position);
    for (const [index, person] of demoPeople.entries()) open(sandbox, person, index);
  });
}

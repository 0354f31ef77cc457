import { describe, expect, it } from "vitest";
import * as z from "zod";
import { configKeyFaults } from "./config-keys";

const Brand = z
  .strictObject({
    $schema: z.string().optional(),
    name: z.string().describe("Its name"),
    pace: z.strictObject({ waitMs: z.int().default(1), webFont: z.boolean() }).prefault({ webFont: true }),
    games: z.record(
      z.string(),
      z.discriminatedUnion("method", [
        z.strictObject({ method: z.literal("link"), hosts: z.array(z.strictObject({ host: z.string() })) }),
        z.strictObject({ method: z.literal("form"), hosts: z.array(z.string()).nullable() }),
      ]),
    ),
    "how-to": z.string().optional(),
  })
  .refine(({ name }) => name !== "")
  .transform((given) => given);

const all = [
  "name",
  "pace",
  "pace.waitMs",
  "pace.webFont",
  "games",
  "games.*.method",
  "games.*.hosts",
  "games.*.hosts.*.host",
  "how-to",
];

function unread(...files: [path: string, text: string][]): string[] {
  const faults = configKeyFaults(
    Brand,
    files.map(([path, text]) => ({ path, text })),
  );
  return faults.map(({ message }) => /^nothing reads the key (\S+):/.exec(message)?.[1] ?? message);
}

const uses = `
  export const waits = (brand: Brand) => brand.pace.waitMs;
  export const howTo = (brand: Brand) => brand["how-to"];
  export function open({ games: { [code]: game }, name: title }: Brand) {
    return game.method === "link" ? game.hosts.map(({ host }) => host) : [];
  }`;

describe("the keys of a brand's file", () => {
  it("are all unread without code", () => {
    expect(unread()).toEqual(all);
  });

  it("are named when code reads the others only", () => {
    expect(unread(["app/a.ts", uses])).toEqual(["pace.webFont"]);
    expect(unread(["app/a.ts", uses], ["themes/b.ts", "const { webFont } = theme;"])).toEqual([]);
  });

  it.each([
    ["declared", "schemas/brand/pace.ts", "const Pace = z.object({ webFont: z.boolean() });"],
    ["compared by a rule of the schema", "schemas/brand.ts", "const P = Q.refine(({ webFont }) => webFont);"],
    ["written", "app/b.ts", "const brand = { webFont: true };"],
    ["read by a test", "app/b.test.ts", "expect(theme.webFont).toBe(true);"],
    ["read beside the product", "tests/b.ts", "if (theme.webFont) look();"],
  ])("stay unread when only %s", (_, path, text) => {
    expect(unread(["app/a.ts", uses], [path, text])).toEqual(["pace.webFont"]);
  });

  it("are read when a rule's result is used elsewhere in the schema", () => {
    const text = "const P = Q.refine((q) => q).transform(({ webFont }) => webFont);";
    expect(unread(["app/a.ts", uses], ["schemas/brand.ts", text])).toEqual([]);
  });

  it("are read together when a variable selects among them", () => {
    expect(unread(["app/a.ts", uses], ["app/b.ts", "const one = brand.pace[name];"])).toEqual([]);
    expect(unread(["app/a.ts", uses], ["app/b.ts", "const one = pace[name];"])).toEqual([]);
  });
});

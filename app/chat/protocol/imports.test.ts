import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const zodFree = [
  "schemas/time",
  "schemas/clean-text",
  "schemas/chat-parts",
  "schemas/loopback",
  "schemas/own-entry",
  "schemas/url-of",
];

it("the chat's protocol loads nothing but itself: no React, no zod, no server", async () => {
  const folder = new URL(".", import.meta.url);
  const namesIn = async (path: string) =>
    (await readdir(new URL(path, folder))).flatMap((name) => (/^[\w-]+\.ts$/.test(name) ? path + name : []));
  const names = [
    ...(await namesIn("./")),
    ...(await namesIn("../")),
    "../drawn/links.ts",
    "../panel/typed-text.ts",
  ];
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
  const imports = texts.flatMap((text) => [...text.matchAll(/^import (type )?[^;]*? from "([^"]+)";/gms)]);
  const loaded = imports.filter(([, isType]) => isType === undefined).map(([, , from]) => from ?? "");
  for (const name of zodFree)
    expect(await readFile(new URL(`../../../${name}.ts`, folder), "utf8")).not.toMatch(/^import/m);
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((from) => !from.startsWith("./") && !zodFree.includes(from))).toEqual([]);
});

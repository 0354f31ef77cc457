import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import {
  bonusPath,
  entryPath,
  gamePath,
  outcomePath,
  paths,
  qrFilePath,
  qrLivePath,
  qrPath,
  slipPicturePath,
} from "./paths";
import routes from "./routes";

interface Mapped {
  id: string;
  path?: string;
  children?: Mapped[];
}

const mapped = (routes as RouteConfigEntry[]).map(function map({ file, path, children }): Mapped {
  return { id: file, path, children: children?.map(map) };
});

const built = {
  outcomePath: outcomePath("abc"),
  gamePath: gamePath("a/b"),
  bonusPath: bonusPath("a/b"),
  qrPath: qrPath("KB#NK", 1),
  qrFilePath: qrFilePath("KB#NK"),
  qrLivePath: qrLivePath("KB#NK"),
  slipPicturePath: slipPicturePath("a/b"),
  entryPath: entryPath("abc", 2),
};

test.each(Object.entries({ ...paths, ...built }))("a module answers at the address of %s", (_, address) => {
  const { pathname } = new URL(address, "https://wallet.example");
  const found = matchRoutes(mapped as Parameters<typeof matchRoutes>[0], pathname)?.at(-1)?.route.id;
  expect(found).not.toBe("routes/not-found/route.tsx");
  expect(found).toMatch(/^routes\//);
});

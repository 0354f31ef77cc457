import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readBrandAgain } from "./brand-reading";
import type { Reading } from "./takeover";

const root = mkdtempSync(join(tmpdir(), "brand-reading-"));
const place = {
  file: join(root, "moon.json"),
  configFolder: "/nowhere",
  folder: join(root, "moon"),
  id: "moon",
};
mkdirSync(place.folder);
afterAll(() => rmSync(root, { recursive: true }));

function read(content: object | string): Reading {
  writeFileSync(place.file, typeof content === "string" ? content : JSON.stringify(content));
  return readBrandAgain(place);
}

const faultsOf = (reading: Reading) => (reading.ok ? [] : reading.faults);

it("a file without fault is read with its pictures and what is doubtful in it", () => {
  writeFileSync(
    join(place.folder, "mark.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  );
  const games = { providers: { JOKRE: { method: "returned-link", hosts: ["play.example"] } } };
  const reading = read({ id: "moon", name: "Moon", theme: { mark: "mark.svg" }, games });
  expect(reading).toMatchObject({ ok: true, operator: { id: "moon" }, warnings: [{ isWarning: true }] });
  expect(reading.ok && [...reading.files.held.keys()]).toEqual(["mark.svg"]);
});

it("the faults are those of the start: no JSON, an unknown key, a picture that is missing", () => {
  expect(faultsOf(read("{"))).toMatchObject([{ message: "cannot be read", allowed: "JSON" }]);
  expect(faultsOf(read({ id: "moon", nmae: "Moon" }))).toHaveLength(2);
  const missing = read({ id: "moon", name: "Moon", theme: { logo: "logo.svg" } });
  expect(faultsOf(missing)).toMatchObject([{ path: "theme.logo", message: "names a missing file" }]);
});

it("another brand's file is refused: secrets and the store's keys derive from the id", () => {
  expect(faultsOf(read({ id: "sun", name: "Sun" }))).toMatchObject([
    { file: place.file, path: "id", found: "sun", allowed: "moon" },
  ]);
});

it("a file that is gone is a fault", () => {
  rmSync(place.file);
  expect(faultsOf(readBrandAgain(place))).toMatchObject([{ found: "no such file" }]);
});

import type { RequestListener } from "node:http";
import type { Fault } from "schemas/fault";
import type { OperatorFile } from "schemas/operator";
import { expect, it } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { deferred } from "../../tests/support/deferred";
import { noFiles } from "./brand-files";
import type { Generation, ReadBrand } from "./generation";
import { createTakeover, type Reading } from "./takeover";

const fault: Fault = {
  file: "moon.json",
  path: "name",
  found: "nothing",
  allowed: "a name",
  message: "is missing",
};

function readingOf(more: Partial<OperatorFile> = {}, mark = ""): Reading {
  return { ok: true, operator: brandWith(more), files: { ...noFiles, mark }, warnings: [] };
}

/** A process whose generations answer a request with their brand's name. */
function stage(make: (brand: ReadBrand) => Promise<void> = async () => undefined) {
  const answered: string[] = [];
  const ends: string[] = [];
  let reading = readingOf();
  const generationOf = (brand: ReadBrand): Generation => ({
    ...brand,
    listener: () => answered.push(String(brand.operator.name.th)),
  });
  const { listener, reload } = createTakeover({
    first: generationOf(readingOf() as ReadBrand),
    read: () => reading,
    async make(brand) {
      await make(brand);
      return generationOf(brand);
    },
    onEnd: (result, told) => ends.push([result, ...told.map(({ path }) => path)].join(" ")),
  });
  const ask = (): string | undefined => {
    listener(...([{}, {}] as unknown as Parameters<RequestListener>));
    return answered.at(-1);
  };
  const put = (next: Reading) => {
    reading = next;
    return reload();
  };
  return { ask, put, reload, ends };
}

it("what is read without fault answers every request that begins from then on", async () => {
  const { ask, put, ends } = stage();
  expect(ask()).toBe("Moon");
  await put(readingOf({ name: "Full Moon" }));
  expect(ask()).toBe("Full Moon");
  expect(ends).toEqual(["taken"]);
});

it("what has a fault is refused with it, and the one before goes on, also after a second refusal", async () => {
  const { ask, put, ends } = stage();
  await put(readingOf({ name: "Full Moon" }));
  await put({ ok: false, faults: [fault] });
  await put({ ok: false, faults: [fault] });
  expect(ask()).toBe("Full Moon");
  expect(ends).toEqual(["taken", "refused name", "refused name"]);
});

it("the same again is not made anew, but a picture of other content is", async () => {
  const made: string[] = [];
  const { put, ends } = stage(async ({ files }) => void made.push(files.mark));
  await put(readingOf());
  await put(readingOf({}, "mark.svg another"));
  await put(readingOf({}, "mark.svg another"));
  expect([made, ends]).toEqual([["mark.svg another"], ["unchanged", "taken", "unchanged"]]);
});

it("readings come one after another, and wishes for one that has not begun are one", async () => {
  const { promise, resolve: goOn } = deferred<void>();
  const { ask, put, reload, ends } = stage(({ operator }) =>
    operator.name.th === "Slow" ? promise : Promise.resolve(),
  );
  const slow = put(readingOf({ name: "Slow" }));
  await Promise.resolve();
  const later = [put(readingOf({ name: "Late" })), reload(), reload()];
  expect(ask()).toBe("Moon");
  goOn();
  await Promise.all([slow, ...later]);
  expect(ask()).toBe("Late");
  expect(ends).toEqual(["taken", "taken"]);
});

it("one that cannot be made is told to whoever asked, and the next is taken all the same", async () => {
  const { ask, put } = stage(({ operator }) =>
    operator.name.th === "Broken" ? Promise.reject(new Error("no memory")) : Promise.resolve(),
  );
  await expect(put(readingOf({ name: "Broken" }))).rejects.toThrow("no memory");
  expect(ask()).toBe("Moon");
  await put(readingOf({ name: "Whole" }));
  expect(ask()).toBe("Whole");
});

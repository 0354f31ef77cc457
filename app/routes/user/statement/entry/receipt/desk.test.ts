import { expect, test } from "vitest";
import { createDesk } from "./desk.server";

const fine = async () => undefined;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A desk whose pictures are ready when the test says so. */
function stage() {
  const ends: (() => void)[] = [];
  const drawn: string[] = [];
  const desk = createDesk((svg) => {
    drawn.push(svg);
    return new Promise((resolve) => ends.push(() => resolve(Buffer.from(svg))));
  });
  return { desk, ends, drawn };
}

test("two pictures are drawn at a time, the others wait for their turn", async () => {
  const { desk, ends, drawn } = stage();
  const asked = ["a", "b", "c", "d"].map((svg) => desk.picture(svg, fine));
  await turn();
  expect(drawn).toEqual(["a", "b"]);
  ends[1]?.();
  await turn();
  expect(drawn).toEqual(["a", "b", "c"]);
  ends[0]?.();
  await turn();
  for (const end of ends) end();
  expect(String(await Promise.all(asked))).toBe("a,b,c,d");
});

test("what was drawn lately, or is being drawn, is neither drawn nor counted again", async () => {
  const { desk, ends, drawn } = stage();
  const first = desk.picture("a", fine);
  await turn();
  const counted = () => Promise.reject(new Error("counted"));
  const second = desk.picture("a", counted);
  ends[0]?.();
  expect(await second).toEqual(await first);
  expect(await desk.picture("a", counted)).toEqual(await first);
  expect(drawn).toEqual(["a"]);
});

test("whoever may not draw draws nothing", async () => {
  const { desk, drawn } = stage();
  const refusal = new Error("too often");
  await expect(desk.picture("a", () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(drawn).toEqual([]);
});

test("a crowd beyond the queue is sent away, and the desk goes on", async () => {
  const { desk, ends } = stage();
  const asked = Array.from({ length: 30 }, (_, index) => desk.picture(`${index}`, fine));
  await turn();
  const done = Promise.all(asked);
  for (let count = 0; count < 30; count++) {
    for (const end of ends) end();
    await turn();
  }
  const pictures = await done;
  expect(pictures.filter((picture) => picture === null)).toHaveLength(8);
  const later = desk.picture("later", fine);
  await turn();
  for (const end of ends) end();
  expect(String(await later)).toBe("later");
});

test("a picture that cannot be drawn is tried anew, and holds nobody up", async () => {
  let count = 0;
  const desk = createDesk(async () => {
    count++;
    if (count < 4) throw new Error("no memory");
    return Buffer.from("picture");
  });
  for (let attempt = 0; attempt < 3; attempt++) {
    await expect(desk.picture("a", fine)).rejects.toThrow("no memory");
  }
  expect(String(await desk.picture("a", fine))).toBe("picture");
});

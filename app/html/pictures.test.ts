import { expect, it } from "vitest";
import { createPictures } from "./pictures.server";

function stage() {
  const judged: string[] = [];
  const picture = createPictures((address = "") => {
    judged.push(address);
    return address.startsWith("https:") ? address : undefined;
  });
  return { judged, picture };
}

it("judges an address once, whether or not a page may show it", () => {
  const { judged, picture } = stage();
  for (const address of ["https://a.example/1", "http://a.example/1", "https://a.example/1"])
    picture(address);
  expect(picture("http://a.example/1")).toBeUndefined();
  expect(picture("https://a.example/1")).toBe("https://a.example/1");
  expect(picture(undefined)).toBeUndefined();
  expect(judged).toEqual(["https://a.example/1", "http://a.example/1", ""]);
});

it("remembers no more letters than the pictures of an operator have, however long its addresses are", () => {
  const { judged, picture } = stage();
  picture("https://a.example/first");
  for (let count = 0; count < 500; count++) picture(`https://a.example/${count}?${"x".repeat(2_000)}`);
  picture("https://a.example/first");
  expect(judged.filter((address) => address.endsWith("first"))).toHaveLength(2);
  for (let count = 0; count < 3; count++) picture(`data:${"x".repeat(1_000_000)}`);
  expect(judged.filter((address) => address.startsWith("data:"))).toHaveLength(3);
  picture("https://a.example/first");
  expect(judged.filter((address) => address.endsWith("first"))).toHaveLength(2);
});

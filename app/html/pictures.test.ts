import { expect, test } from "vitest";
import { cachedPictureFilter, pictureOf } from "./pictures";

test("a picture's address is https, or http of this machine where the operator is on it", () => {
  expect(pictureOf("https://cdn.example/a.png", false)).toBe("https://cdn.example/a.png");
  expect(pictureOf("http://cdn.example/a.png", true)).toBeUndefined();
  expect(pictureOf("http://127.0.0.1:4000/a.png", false)).toBeUndefined();
  expect(pictureOf("http://127.0.0.1:4000/a.png", true)).toBe("http://127.0.0.1:4000/a.png");
  expect(pictureOf("http://files.localhost:4000/a.png", true)).toBe("http://files.localhost:4000/a.png");
  expect(pictureOf("http://127.0.0.1.evil.example/a.png", true)).toBeUndefined();
  expect(pictureOf("javascript:alert(1)", true)).toBeUndefined();
});

function recordingFilter() {
  const judged: string[] = [];
  const picture = cachedPictureFilter((address = "") => {
    judged.push(address);
    return address.startsWith("https:") ? address : undefined;
  });
  return { judged, picture };
}

test("judges an address once, whether or not a page may show it", () => {
  const { judged, picture } = recordingFilter();
  for (const address of ["https://a.example/1", "http://a.example/1", "https://a.example/1"])
    picture(address);
  expect(picture("http://a.example/1")).toBeUndefined();
  expect(picture("https://a.example/1")).toBe("https://a.example/1");
  expect(picture(undefined)).toBeUndefined();
  expect(judged).toEqual(["https://a.example/1", "http://a.example/1", ""]);
});

test("remembers no more letters than the pictures of an operator have, however long its addresses are", () => {
  const { judged, picture } = recordingFilter();
  picture("https://a.example/first");
  for (let count = 0; count < 500; count++) picture(`https://a.example/${count}?${"x".repeat(2_000)}`);
  picture("https://a.example/first");
  expect(judged.filter((address) => address.endsWith("first"))).toHaveLength(2);
  for (let count = 0; count < 3; count++) picture(`data:${"x".repeat(1_000_000)}`);
  expect(judged.filter((address) => address.startsWith("data:"))).toHaveLength(3);
  picture("https://a.example/first");
  expect(judged.filter((address) => address.endsWith("first"))).toHaveLength(2);
});

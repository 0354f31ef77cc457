import { describe, expect, it } from "vitest";
import { fileName, pictureAddress } from "./links";

describe("a picture's address", () => {
  it("is https, or http of this machine where the operator is on it", () => {
    expect(pictureAddress("https://cdn.example/a.png", false)).toBe("https://cdn.example/a.png");
    expect(pictureAddress("http://cdn.example/a.png", true)).toBeUndefined();
    expect(pictureAddress("http://127.0.0.1:4000/a.png", false)).toBeUndefined();
    expect(pictureAddress("http://127.0.0.1:4000/a.png", true)).toBe("http://127.0.0.1:4000/a.png");
    expect(pictureAddress("http://127.0.0.1.evil.example/a.png", true)).toBeUndefined();
    expect(pictureAddress("javascript:alert(1)", true)).toBeUndefined();
  });

  it("names a file by its last part, readable where it can be", () => {
    expect(fileName("https://cdn.example/f/%E0%B9%83%E0%B8%9A.pdf?x=1")).toBe("ใบ.pdf");
    expect(fileName("https://cdn.example/100%.pdf")).toBe("100%.pdf");
    expect(fileName("https://cdn.example/")).toBe("cdn.example");
  });
});

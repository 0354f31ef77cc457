import { expect, test } from "vitest";
import { spentMs } from "../../tests/support/spent";
import { markupPicture, readDataAddress } from "./markup-picture.server";

const picture = (address: string) => (address.startsWith("https:") ? address : undefined);
const pictureIn = (markup: string | undefined) => markupPicture(markup, picture);
const textOf = (address = "") => readDataAddress(address)?.bytes.toString();

test("SVG markup becomes a data address, with the namespace that a picture of its own needs", () => {
  const bare = pictureIn('<div><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></div>');
  expect(bare).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(textOf(bare)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  );
  const named = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  expect(textOf(pictureIn(named))).toBe(named);
});

test("an <img> gives its own address: data of a picture, or a picture that may be shown", () => {
  const data = "data:image/png;base64,AAAA";
  expect(pictureIn(`<img alt="" src="${data}">`)).toBe(data);
  expect(pictureIn(`<IMG src='${data}' />`)).toBe(data);
  expect(pictureIn('<img src="https://x.example/q?a=1&amp;b=2">')).toBe("https://x.example/q?a=1&b=2");
});

test("a picture's data address may stand alone", () => {
  const data = "data:image/png;base64,AAAA";
  expect(pictureIn(data)).toBe(data);
  expect(pictureIn(` ${data}\n`)).toBe(data);
  expect(pictureIn("data:text/html;base64,AAAA")).toBeUndefined();
});

test("anything else is no picture, whatever it carries", () => {
  const none = [
    undefined,
    "",
    "<script>alert(1)</script>",
    '<img src="javascript:alert(1)">',
    '<img src="data:text/html;base64,AAAA">',
    '<img src="http://elsewhere.example/q.png">',
    '<iframe src="https://x.example"></iframe>',
  ];
  expect(none.map(pictureIn)).toEqual(none.map(() => undefined));
});

test("a data address is read back, encoded in either way; no other address is", () => {
  expect(readDataAddress("data:image/png;base64,AAEC")).toEqual({
    type: "image/png",
    bytes: Buffer.from([0, 1, 2]),
  });
  expect(textOf("data:image/svg+xml;utf8,%3Csvg%3E")).toBe("<svg>");
  expect(textOf("data:image/svg+xml,%E0%A4%A")).toBe("");
  expect(readDataAddress("https://x.example/q.png")).toBeNull();
});

test.each(["<svg ", "<img ", "<svg></svg", "<img src=", "</svg>"])(
  "markup of nothing but %s is judged in a moment, however long",
  async (part) => {
    const spent = await spentMs(() => {
      for (const length of [190_000, 1_000_000]) {
        expect(pictureIn(part.repeat(length / part.length))).toBeUndefined();
      }
    });
    expect(spent).toBeLessThan(2_000);
  },
);

test("markup longer than any QR code's is no picture", () => {
  const svgOf = (length: number) => `<svg>${" ".repeat(length - "<svg></svg>".length)}</svg>`;
  expect(pictureIn(svgOf(500_000))).toBeDefined();
  expect(pictureIn(svgOf(500_001))).toBeUndefined();
});

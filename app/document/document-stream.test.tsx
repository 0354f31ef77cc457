import { text } from "node:stream/consumers";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { documentStream } from "./document-stream.server";

/** A page of many three-byte characters, so that some of them cross the ends of React's buffers. */
function page(shift: number) {
  const pictures = Array.from({ length: 300 }, (_, index) => `คิวอาร์โค้ด ${index}`);
  return (
    <main title={"a".repeat(shift)}>
      {pictures.map((alt) => (
        <img key={alt} alt={alt} />
      ))}
    </main>
  );
}

async function streamed(shift: number): Promise<string> {
  const stream = documentStream((shell) => shell);
  const { pipe } = renderToPipeableStream(page(shift), { onAllReady: () => pipe(stream) });
  return text(stream);
}

describe("a streamed page", () => {
  it.each([0, 1, 2, 3, 4, 5])("holds every letter whole, wherever the buffers end (%i)", async (shift) => {
    const html = await streamed(shift);
    expect(html).not.toMatch(/[\0\uFFFD]/);
    expect(html).toBe(renderToString(page(shift)));
  });
});

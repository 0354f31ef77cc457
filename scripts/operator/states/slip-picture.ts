import { PNG } from "pngjs";
import type { Stage } from "./state";

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const picture = (buffer: Buffer): Picture => ({ name: "my-slip.png", mimeType: "image/png", buffer });

/** The slip of a transfer that the member has made at the bank. */
export async function slipOf({ sandbox, member: { username }, money }: Stage): Promise<Picture> {
  const { png } = await sandbox.control<{ png: string }>("POST", "/transfers", {
    username,
    amount: money(500),
  });
  return picture(Buffer.from(await (await fetch(png)).arrayBuffer()));
}

/** Paper without any code on it. */
export function blankPaper(): Picture {
  const [width, height] = [300, 420];
  const data = Buffer.alloc(width * height * 4, 255);
  return picture(PNG.sync.write(Object.assign(new PNG({ width, height }), { data })));
}

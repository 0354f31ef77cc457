import { MEGABYTE } from "schemas/brand/values";
import type { EndpointName } from "schemas/contract";
import { answered, either } from "../calls/row";
import type { Ask } from "../talk/reply";
import type { Visit } from "../talk/visit";

/** A picture of one pixel; readers ignore what follows its end. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** An MP4's first box; a box of free space follows it. */
const mp4 = Buffer.from("000000186674797069736f6d0000020069736f6d69736f32", "hex");

function file(start: Buffer, bytes: number, name: string, type: string): Blob {
  const whole = Buffer.alloc(bytes);
  start.copy(whole);
  return new File([whole], name, { type });
}

async function upload(visit: Visit, name: EndpointName, ask: Ask): Promise<undefined> {
  await visit.ask(name, ask);
}

/** A picture of just the size that the brand lets members send. */
export function uploadPicture(visit: Visit): Promise<undefined> {
  const bytes = visit.target.brand?.chat.fileMaxBytes ?? 10 * MEGABYTE;
  return upload(visit, "chat.uploadImage", answered({ file: file(png, bytes, "doctor.png", "image/png") }));
}

export function uploadVideo(visit: Visit): Promise<undefined> {
  const bytes = visit.target.brand?.chat.videoMaxBytes ?? 20 * MEGABYTE;
  const whole = file(mp4, bytes, "doctor.mp4", "video/mp4");
  return upload(visit, "chat.uploadVideo", answered({ file: whole }));
}

/** A picture of the largest size that is no slip: the operator refuses it, at once or later. */
export function uploadSlip(visit: Visit): Promise<undefined> {
  const bytes = visit.target.brand?.deposit.slipMaxBytes ?? 10 * MEGABYTE;
  return upload(visit, "wallet.slip", either({ file: file(png, bytes, "doctor.png", "image/png") }));
}

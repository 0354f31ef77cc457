import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, string, number, { N: number }, Buffer>(scrypt);

/** Deliberately low (about 10 ms), so that a test run with a thousand sign-ins stays fast. */
const cost = { N: 4096 };
const KEY_BYTES = 32;

export interface PasswordHash {
  salt: string;
  hash: string;
}

/** Runs off the event loop, in libuv's thread pool. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16).toString("hex");
  return { salt, hash: (await derive(password, salt, KEY_BYTES, cost)).toString("hex") };
}

export async function isPassword(password: string, { salt, hash }: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derive(password, salt, KEY_BYTES, cost), Buffer.from(hash, "hex"));
}

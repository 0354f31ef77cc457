import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, string, number, { N: number }, Buffer>(scrypt);

/** Deliberately low (under 1 ms): the members are invented, and a test run signs thousands of them in. */
const cost = { N: 256 };
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

import { Redis } from "ioredis";

const MIB = 1024 * 1024;

/** Gives it a limit and stores others' data until it refuses more. The result takes that data away again. */
export async function fillUp(url: string): Promise<() => Promise<void>> {
  const admin = new Redis(url);
  const used = Number(/used_memory:(\d+)/.exec(await admin.info("memory"))?.[1]);
  await admin.config("SET", "maxmemory", used + 8 * MIB);
  const filler = Buffer.alloc(MIB / 4);
  let keys = 0;
  while (await admin.set(`other-${keys}`, filler).then(Boolean, () => false)) keys += 1;
  // What is left of the limit is too little for anything.
  while (await admin.set(`small-${keys}`, "1").then(Boolean, () => false)) keys += 1;
  return async () => {
    await admin.config("SET", "maxmemory", 0);
    const own = [...(await admin.keys("other-*")), ...(await admin.keys("small-*"))];
    await admin.del(...own);
    await admin.quit();
  };
}

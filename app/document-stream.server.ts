import { Transform } from "node:stream";

const NUL = 0;

/**
 * What React writes, without its padding: React 18 sends its whole buffer also when a letter of several bytes did not
 * fit into the end of it, with NULs there, which browsers show as � in attributes and in the page's data.
 */
export function documentStream(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(NUL) ? Buffer.from(chunk.filter((byte) => byte !== NUL)) : chunk);
    },
  });
}

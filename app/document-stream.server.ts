import { Transform, type TransformCallback } from "node:stream";

const NUL = 0;

/**
 * What React writes, in the pieces that it means to be seen: it writes in buffers of 2 kB and calls `flush` when a part
 * of the page is whole. Without its padding: React 18 sends its whole buffer also when a letter of several bytes did not
 * fit into the end of it, with NULs there, which browsers show as � in attributes and in the page's data.
 */
class DocumentStream extends Transform {
  #buffers: Buffer[] = [];

  override _transform(buffer: Buffer, _encoding: string, done: TransformCallback): void {
    // React fills a buffer anew once it was written, but never one that it has handed out.
    this.#buffers.push(buffer.includes(NUL) ? Buffer.from(buffer.filter((byte) => byte !== NUL)) : buffer);
    done();
  }

  /** Called by React. */
  flush(): void {
    if (this.#buffers.length === 0) return;
    this.push(Buffer.concat(this.#buffers));
    this.#buffers = [];
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    done();
  }
}

export function documentStream(): Transform {
  return new DocumentStream();
}

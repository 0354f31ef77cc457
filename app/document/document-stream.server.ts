import { Transform, type TransformCallback } from "node:stream";

const NUL = 0;

/**
 * Passes React's output on in the chunks that it means to be seen: it writes buffers of 2 kB and calls `flush` when a
 * part of the page is complete. Removes React 18's padding: when a multi-byte character does not fit at the end of a
 * buffer, React sends the whole buffer including NULs, which browsers show as � in attributes and in the page's data.
 */
class DocumentStream extends Transform {
  #buffers: Buffer[] = [];
  #edit: ((shell: string) => string) | null;

  constructor(edit: (shell: string) => string) {
    super();
    this.#edit = edit;
  }

  override _transform(buffer: Buffer, _encoding: string, done: TransformCallback): void {
    // React clears a buffer when it reuses it, but never one that it has handed out.
    this.#buffers.push(buffer.includes(NUL) ? Buffer.from(buffer.filter((byte) => byte !== NUL)) : buffer);
    done();
  }

  /** React calls this. */
  flush(): void {
    if (this.#buffers.length === 0) return;
    const piece = Buffer.concat(this.#buffers);
    this.push(this.#edit ? this.#edit(piece.toString()) : piece);
    this.#edit = null;
    this.#buffers = [];
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    done();
  }
}

/** `edit` gets the first piece, which is the whole page but for what streams later. */
export function documentStream(edit: (shell: string) => string): Transform {
  return new DocumentStream(edit);
}

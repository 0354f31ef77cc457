import type { FileKind } from "~/uploads/file-kind";

const latin = (text: string) => Buffer.from(text, "latin1");

/** The first bytes of a valid file of each kind. */
export const samples: Record<FileKind, Buffer> = {
  png: latin("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
  jpeg: latin("\xff\xd8\xff\xe0\0\x10JFIF\0\x01"),
  gif: latin("GIF89a\x01\0\x01\0\0\0"),
  webp: latin("RIFF\x24\0\0\0WEBPVP8 "),
  mp4: latin("\0\0\0\x18ftypisom\0\0\x02\0"),
  quicktime: latin("\0\0\0\x14ftypqt  \0\0\0\0"),
};

/** Twelve files that claim to be pictures by name and type but cannot be slips. */
export const disguises: { what: string; bytes: Buffer }[] = [
  { what: "a page", bytes: latin("<!doctype html><script>alert(1)</script>") },
  { what: "a drawing with a script", bytes: latin('<svg xmlns="http://www.w3.org/2000/svg" onload="x()">') },
  { what: "a script", bytes: latin("#!/bin/sh\nrm -rf /\n") },
  { what: "a program for Windows", bytes: latin("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff") },
  { what: "a program for Linux", bytes: latin("\x7fELF\x02\x01\x01\0\0\0\0\0\0\0") },
  { what: "a PDF", bytes: latin("%PDF-1.7\n%\xe2\xe3\xcf\xd3") },
  { what: "an archive", bytes: latin("PK\x03\x04\x14\0\x06\0\x08\0\0\0") },
  { what: "a moving picture", bytes: samples.mp4 },
  { what: "a picture that browsers do not draw", bytes: latin("\0\0\0\x18ftypheic\0\0\0\0mif1") },
  { what: "an animation", bytes: samples.gif },
  { what: "a sound in a picture's frame", bytes: latin("RIFF\x24\0\0\0WAVEfmt ") },
  { what: "a PNG that a text editor has spoilt", bytes: latin("\x89PNG\n\x1a\n\0\0\0\rIHDR\0\0") },
];

/** A file of exactly this size with the first bytes of `kind`; all its chunks differ. */
export function fileOf(kind: FileKind, bytes: number, seed = 1): Buffer {
  const file = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) file.writeUInt32LE((at * 2_654_435_761 + seed) >>> 0, at);
  samples[kind].copy(file);
  return file;
}

interface Form {
  fields?: Record<string, string>;
  file?: Buffer;
  name?: string;
  type?: string;
}

export const BOUNDARY = "----test-boundary-0123456789";
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form field or file, encoded as browsers do it. */
export function part(name: string, value: string | Buffer, more = ""): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from("\r\n")]);
}

export function filePart(bytes: Buffer, name = "slip.png", type = "image/png"): Buffer {
  return part("file", bytes, `; filename="${name}"\r\nContent-Type: ${type}`);
}

export const FORM_END = Buffer.from(`--${BOUNDARY}--\r\n`);

/** A complete multipart form, fields first. */
export function formOf({ fields = {}, file, name, type }: Form): Buffer {
  const texts = Object.entries(fields).map(([field, value]) => part(field, value));
  return Buffer.concat([...texts, ...(file ? [filePart(file, name, type)] : []), FORM_END]);
}

/** One problem, worded so that the reader knows where it is and what to do. */
export interface Fault {
  file?: string;
  line?: number;
  message: string;
}

/** A project file: its path from the root, with "/", and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface Check {
  name: string;
  run: () => Fault[] | Promise<Fault[]>;
}

export function faultText({ file, line, message }: Fault): string {
  if (file === undefined) return message;
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}

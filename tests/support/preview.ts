import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

export interface Preview {
  /** Where the brand book is. */
  url: string;
  /** Ends it as Ctrl-C does; resolves with its exit code. */
  close(): Promise<number | null>;
}

function operator(words: readonly string[]) {
  const args = ["--import", "tsx", "scripts/operator/main.ts", "preview", ...words];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, lines: createInterface({ input: child.stdout }) };
}

/** Starts `npm run operator -- preview` with these words, on a free port, and waits for its address. */
export async function startPreview(...words: string[]): Promise<Preview> {
  const { child, ended, lines } = operator([...words, "--port", "0"]);
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the preview ended (${code})`)));
    lines.on("line", (line) => {
      const [, address] = /^Brand book: (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
  const close = () => {
    child.kill("SIGINT");
    return ended;
  };
  return { url, close };
}

/** Writes the book of a brand as files. Resolves with the exit code and what was said. */
export async function writePreview(...words: string[]): Promise<{ code: number | null; said: string[] }> {
  const { ended, lines } = operator(words);
  const said: string[] = [];
  lines.on("line", (line) => said.push(line));
  return { code: await ended, said };
}

import { paths } from "~/paths";
import type { ChatServer } from "../chat-session";
import type { OutgoingFile } from "../outbox";
import { PARTY_HEADER } from "../party-header";
import { fieldsOf, listOf, textOf, timeOf } from "../wire-value";
import { ChatRefused, refusalIn } from "./chat-refused";
import { leaveUnlessTyping } from "./leave-unless-typing";

/** Somebody has signed in or out in this browser since the room was opened. */
const OTHER_PARTY = 409;

/** The client for our own chat endpoints. `onEnded`: the room no longer belongs to this browser's user. */
export function ourServer(party: string, onEnded: () => void): ChatServer<File> {
  /** Proofs from our server that a file's path is genuine, by path. */
  const proofs = new Map<string, string>();

  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const headers = { [PARTY_HEADER]: party };
    const answer = await fetch(path, { ...init, headers, redirect: "manual" });
    if (answer.type === "opaqueredirect") leaveUnlessTyping();
    if (answer.status === OTHER_PARTY) onEnded();
    const text = await answer.text();
    if (!answer.ok) throw refusalIn(text);
    return text === "" ? undefined : JSON.parse(text);
  }

  return {
    // Our server decides the page size.
    history: async ({ skip }) => listOf(await ask(`${paths.chatHistory}?skip=${skip}`)),
    markRead: () => ask(paths.chatRead, { method: "POST", keepalive: true }),
    async send(message, sentAt) {
      const body = new URLSearchParams({ message: JSON.stringify(message), sentAt: String(sentAt) });
      const proof = message.message_type === "media" ? proofs.get(message.payload.url ?? "") : undefined;
      if (proof !== undefined) body.set("proof", proof);
      const sent = fieldsOf(await ask(paths.chatSend, { method: "POST", body }));
      return { sentAt: timeOf(sent.sentAt) ?? sentAt, timestamp: textOf(sent.timestamp) ?? "" };
    },
    async upload(file: OutgoingFile<File>, onProgress, signal) {
      const { status, text } = await uploadFile({ party, file, onProgress, signal });
      if (status === OTHER_PARTY) onEnded();
      if (status !== 200) throw refusalIn(text);
      const { path, proof } = fieldsOf(JSON.parse(text));
      if (typeof path !== "string" || typeof proof !== "string") throw new ChatRefused();
      proofs.set(path, proof);
      return path;
    },
  };
}

interface FileUpload {
  party: string;
  file: OutgoingFile<File>;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function uploadFile(upload: FileUpload): Promise<{ status: number; text: string }> {
  const { party, file, onProgress, signal } = upload;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set("file", file.source, file.name);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener("load", () => resolve({ status: request.status, text: request.responseText }));
    for (const end of ["error", "abort", "timeout"]) {
      request.addEventListener(end, () => reject(new ChatRefused()));
    }
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", `${paths.chatUpload}?kind=${file.media}`);
    request.setRequestHeader(PARTY_HEADER, party);
    request.send(form);
  });
}

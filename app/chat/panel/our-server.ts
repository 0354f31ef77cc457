import { paths } from "~/paths";
import type { ChatRefusal } from "../endpoint.server";
import type { sendMessage } from "../outgoing.server";
import { PARTY_HEADER } from "../party-header";
import type { ChatServer } from "../protocol/chat-session";
import type { OutgoingFile } from "../protocol/outbox";
import type { ChatRoom, readMessages } from "../room.server";

/** Somebody has signed in or out in this browser since the room was opened. */
const OTHER_PARTY = 409;

/** Our server refused a request; holds a sentence for the user if the server sent one. */
export class ChatRefused extends Error {
  readonly sentence: string | undefined;

  constructor(sentence?: string) {
    super(sentence ?? "refused");
    this.name = "ChatRefused";
    this.sentence = sentence;
  }
}

/** Parses the sentence of a refusal; ignores anything else in the body. */
function refusalIn(text: string): ChatRefused {
  try {
    const { error } = JSON.parse(text) as ChatRefusal;
    return new ChatRefused(typeof error === "string" ? error : undefined);
  } catch {
    return new ChatRefused();
  }
}

/** Opens the room of this browser's user. */
export async function fetchRoom(): Promise<ChatRoom> {
  const answer = await fetch(paths.chatRoom, { redirect: "manual" });
  if (answer.type === "opaqueredirect") leaveUnlessTyping();
  if (!answer.ok) throw refusalIn(await answer.text());
  return (await answer.json()) as ChatRoom;
}

/** The client for our own chat endpoints. `onEnded`: the room no longer belongs to this browser's user. */
export function ourServer(party: string, onEnded: () => void): ChatServer<File> {
  /** Proofs from our server that a file's path is genuine, by path. */
  const proofs = new Map<string, string>();

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { [PARTY_HEADER]: party };
    const answer = await fetch(path, { ...init, headers, redirect: "manual" });
    if (answer.type === "opaqueredirect") leaveUnlessTyping();
    if (answer.status === OTHER_PARTY) onEnded();
    if (!answer.ok) throw refusalIn(await answer.text());
    return answer;
  }

  return {
    // Our server decides the page size.
    async history({ skip }) {
      const answer = await ask(`${paths.chatHistory}?skip=${skip}`);
      return (await answer.json()) as Awaited<ReturnType<typeof readMessages>>;
    },
    markRead: () => ask(paths.chatRead, { method: "POST", keepalive: true }),
    async send(message, sentAt) {
      const body = new URLSearchParams({ message: JSON.stringify(message), sentAt: String(sentAt) });
      const proof = message.message_type === "media" ? proofs.get(message.payload.url ?? "") : undefined;
      if (proof !== undefined) body.set("proof", proof);
      const answer = await ask(paths.chatSend, { method: "POST", body });
      return (await answer.json()) as Awaited<ReturnType<typeof sendMessage>>;
    },
    async upload(file: OutgoingFile<File>, onProgress, signal) {
      const { status, text } = await uploadFile({ party, file, onProgress, signal });
      if (status === OTHER_PARTY) onEnded();
      if (status !== 200) throw refusalIn(text);
      const { path, proof } = JSON.parse(text) as { path: string; proof: string };
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

/**
 * Our server redirects: the operator has ended the session or the service. Reloads, so that the page's guard redirects
 * too. Not while somebody is typing: what they typed is kept when their form is sent and redirected (return-to).
 */
function leaveUnlessTyping(): void {
  if (![...document.forms].some(isBegun)) window.location.reload();
}

/** Whether a form that is sent to our server has a field with the focus, or with another value than it came with. */
function isBegun({ elements, method }: HTMLFormElement): boolean {
  if (method !== "post") return false;
  return [...elements].some((field) => {
    if (field === document.activeElement) return field.matches("input, select, textarea");
    if (field instanceof HTMLInputElement)
      return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
    if (field instanceof HTMLSelectElement) return isChosen(field);
    return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
  });
}

/** Whether another option is selected than the page came with: the first where it named none. */
function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const first = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(first, 0);
}

import { paths } from "~/paths";
import type { OutgoingFile } from "../outbox";
import { PARTY_HEADER } from "../party-header";
import { ChatRefused } from "./chat-refused";

interface FileUpload {
  party: string;
  file: OutgoingFile<File>;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function uploadFile(upload: FileUpload): Promise<{ status: number; text: string }> {
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

import { drawn } from "~/components/icon.css";

/** Icons that only the chat needs, so that no other screen loads them. */
const paths = {
  clip: "M18.5 11.5 12 18a4 4 0 0 1-5.7-5.7l7.2-7.2a2.8 2.8 0 0 1 4 4l-7 7",
  send: "M4.5 12 20 4.5 15.5 19.5 11.5 13zM11.5 13 20 4.5",
  file: "M6.5 3.8h7.5l4 4v12.4h-11.5ZM14 3.8v4h4",
  call: "M6 4.5h3.5l1.5 4.5-2 1.5a10 10 0 0 0 4.5 4.5l1.5-2 4.5 1.5V18c0 1-1 2-2 2C11 20 4 13 4 6.5c0-1 1-2 2-2Z",
  trash: "M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7",
} as const;

export type ChatIconName = keyof typeof paths;

export function ChatIcon({ name }: { name: ChatIconName }) {
  return (
    <svg className={drawn} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

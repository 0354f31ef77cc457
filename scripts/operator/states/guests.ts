import { see } from "./hands";
import type { Part } from "./state";

const guest = { member: "guest" } as const;

export const guests: Part = {
  id: "guests",
  name: "Pages for everybody",
  states: [
    { id: "contact", name: "contact", kind: "usual", path: "/contact", ...guest },
    {
      ...{ id: "contact-no-chat", name: "contact, the chat is off", kind: "closed", path: "/contact" },
      ...{ world: "bare", ...guest },
    },
    {
      ...{ id: "guest-chat", name: "chat as a page", kind: "usual", path: "/contact/chat", ...guest },
      needs: ({ features }) => features.chat,
    },
    {
      ...{ id: "howto", name: "how-to videos", kind: "usual", path: "/howto", ...guest },
      needs: ({ features }) => features.howto,
    },
    {
      ...{ id: "howto-video", name: "a video", kind: "step", path: "/howto/wallet", ...guest },
      needs: ({ features }) => features.howto,
      act: async ({ page }) => {
        // The browser's own controls turn a ring while the film is on its way.
        await page.evaluate(() => document.querySelector("video")?.removeAttribute("controls"));
      },
    },
    { id: "terminated", name: "the service has ended", kind: "closed", path: "/terminated", ...guest },
    { id: "nowhere", name: "no such page", kind: "broken", path: "/nowhere", shows: "*", ...guest },
    {
      ...{ id: "offline", name: "no connection", kind: "offline", path: "/offline", ...guest },
      arrives: "plain",
      needs: ({ features }) => features.offlinePage,
      // It leads on by itself when the site answers.
      prepare: ({ page }) =>
        page.route("**/offline", (route, request) =>
          request.method() === "HEAD" ? route.abort() : route.continue(),
        ),
      act: see("h1"),
    },
  ],
};

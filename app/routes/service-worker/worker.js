// Caches one page without personal data and shows it when a document cannot be fetched. Form submissions bypass it
// while the device reports a connection.

const KEPT = "offline";
const PAGE = "/offline";

async function keepPage() {
  const page = await fetch(PAGE, { cache: "reload" });
  if (!page.ok) throw new Error(`${PAGE}: ${page.status}`);
  const kept = await caches.open(KEPT);
  await kept.put(PAGE, page);
}

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match(PAGE);
    if (page) return page;
    throw error;
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && (method === "GET" || !navigator.onLine)) event.respondWith(answer(event));
});

// Caches one page without personal data and shows it when a document cannot be fetched; keeps a shared slip until its
// page takes it. Other form submissions bypass it while the device reports a connection.

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

const SHARED = "/files/shared-slip";
const SHARED_KEPT = "shared";
const MOST_SHARED_BYTES = 20_000_000;
const SHARED_LIFE_MS = 15 * 60_000;

// A picture that another app shares stays on this device, until the slip's page takes it or another one comes.
async function keepShared(request) {
  try {
    const picture = (await request.formData()).get("file");
    if (picture instanceof File && picture.size <= MOST_SHARED_BYTES) {
      const headers = { "content-type": picture.type, "x-name": encodeURIComponent(picture.name) };
      headers["x-kept-at"] = String(Date.now());
      const kept = await caches.open(SHARED_KEPT);
      await kept.put(SHARED, new Response(picture, { headers }));
    }
  } catch {
    // The page asks for it again.
  }
  return Response.redirect("/user/home/deposit/slip?shared=1", 303);
}

// What one member shared is for no other.
function isLeaving({ method, url }) {
  return method === "POST" && new URL(url).pathname === "/logout";
}

// Nobody took it: it goes with the next page that is opened.
async function dropOldShared() {
  if (!(await caches.has(SHARED_KEPT))) return;
  const kept = await caches.match(SHARED, { cacheName: SHARED_KEPT });
  const age = Date.now() - Number(kept?.headers.get("x-kept-at"));
  if (!(age <= SHARED_LIFE_MS)) await caches.delete(SHARED_KEPT);
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  if (method === "POST" && new URL(url).pathname === SHARED)
    return event.respondWith(keepShared(event.request));
  if (mode === "navigate")
    event.waitUntil(isLeaving(event.request) ? caches.delete(SHARED_KEPT) : dropOldShared());
  if (mode === "navigate" && (method === "GET" || !navigator.onLine)) event.respondWith(answer(event));
});

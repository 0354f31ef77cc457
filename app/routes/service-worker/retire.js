// Replaces the worker when a brand turns it off: removes what earlier visits stored in the browser.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([caches.delete("offline"), caches.delete("shared"), self.registration.unregister()]),
  );
});

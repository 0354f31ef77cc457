/**
 * Remix's own configuration; vite.config.ts passes it to the Remix plugin.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: "app",
  ignoredRouteFiles: ["**/*"],
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // The route map is one cached file of 1.4 kB. Loading it lazily costs each page 0.3 kB and each new link a request.
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: true,
  },
};

/** Remix's own configuration; vite.config.ts hands it to the Remix plugin. @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: "app",
  ignoredRouteFiles: ["**/*"],
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // The whole route map is one cached file of 1.4 kB: sent piecemeal it costs each page 0.3 kB and each new link a request.
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: true,
  },
};

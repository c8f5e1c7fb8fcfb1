/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js'
import { respond } from './respond.ts'
import { UsedFiles } from './used-files.ts'

declare const self: ServiceWorkerGlobalScope
/** Address and revision of every file of the shell, put in by the build. */
declare const SHELL_FILES: { url: string; revision: string | null }[]
/** Addresses of what is kept once it was used, such as the code of the report; put in by the build. */
declare const KEPT_FILES: string[]
/** Address under which the client itself is cached, and the pattern of those that it draws; put in by the build. */
declare const CLIENT: { address: string; pages: string }

/**
 * The service worker: keeps the client's shell and the start on the device, so that they open without a connection.
 * Never anything of the API, nothing of a person. A new version waits until every tab of the old one is closed.
 */
const shell = new PrecacheController({
  plugins: [
    {
      // A page is asked whether it is still the same, in place of fetched anew: the start has mostly just been read.
      requestWillFetch: async ({ request }) =>
        request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
    },
  ],
})
const used = new UsedFiles(KEPT_FILES)
shell.addToCacheList(SHELL_FILES)
cleanupOutdatedCaches()

self.addEventListener('install', (event) => event.waitUntil(shell.install(event)))
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([shell.activate(event), used.removeOthers()])),
)
self.addEventListener('fetch', (event) => {
  const response = respond(event.request, {
    origin: self.location.origin,
    pages: new RegExp(CLIENT.pages),
    cached: (address) => shell.matchPrecache(address),
    used,
    client: CLIENT.address,
  })
  if (response !== undefined) event.respondWith(response)
})

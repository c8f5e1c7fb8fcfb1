/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js'
import { answerOf } from './answer-of.ts'

declare const self: ServiceWorkerGlobalScope
/** Address and revision of every file of the shell, put in by the build. */
declare const SHELL_FILES: { url: string; revision: string | null }[]
/** Address under which the client itself is kept, and the pattern of those that it draws; put in by the build. */
declare const CLIENT: { address: string; draws: string }

/**
 * The service worker: keeps the client's shell and the start on the device, so that they open without a connection.
 * Never anything of the API, nothing of a person. A new version waits until every tab of the old one is closed.
 */
const shell = new PrecacheController()
shell.addToCacheList(SHELL_FILES)
cleanupOutdatedCaches()

self.addEventListener('install', (event) => event.waitUntil(shell.install(event)))
self.addEventListener('activate', (event) => event.waitUntil(shell.activate(event)))
self.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request, {
    origin: self.location.origin,
    draws: new RegExp(CLIENT.draws),
    kept: (address) => shell.matchPrecache(address),
    client: CLIENT.address,
  })
  if (answer !== undefined) event.respondWith(answer)
})

import type { Browser } from 'puppeteer'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { launchBrowser } from '../../../platform/browser/index.ts'
import { Person } from './person.ts'
import type { Services } from './product.ts'

/** The running product and a browser for the journeys of one file. */
export interface Journey {
  services: Services
  arrive(width?: number): Promise<Person>
}

/**
 * A browser keeps one process more than it needs, to begin the next page in: each journey closes its pages, and most
 * spares were never used.
 */
const withoutSpare = ['--disable-features=SpareRendererForSitePerProcess']

/** The browser of this process, once a journey needed it: it ends with the process. */
let running: Promise<Browser> | undefined

/** The browser for the journeys of all files that this process runs; a new one where the last one broke. */
async function browserOfProcess(): Promise<Browser> {
  if (running !== undefined && !(await running).connected) running = undefined
  running ??= launchBrowser({ args: withoutSpare })
  return running
}

/** Gives the journeys of one file a browser, in which each person has a context of their own, and closes these after them. */
export function useJourney(): Journey {
  const services = inject('services')
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await browserOfProcess()
  })
  afterAll(async () => {
    const contexts = browser?.browserContexts() ?? []
    const ofPersons = contexts.filter((context) => context !== browser?.defaultBrowserContext())
    await Promise.all(ofPersons.map((context) => context.close()))
  })
  return {
    services,
    arrive: (width) => {
      if (!browser) throw new Error('The browser did not start')
      return Person.arrive(browser, services.app, width)
    },
  }
}

/** Checks the screen with axe and for content wider than the window, and takes pictures of it. */
export async function checkScreen(person: Person, name: string): Promise<void> {
  expect(await person.accessibilityFaults(), `${name}: accessibility`).toEqual([])
  expect(await person.overflow(), `${name}: wider than the window`).toBe(0)
  await person.pictures(name)
}

/** Collects the page's later calls of the API, each with whether it had a bearer token. */
export function recordCalls(person: Person): string[] {
  const calls: string[] = []
  person.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const token = request.headers()['authorization']?.startsWith('Bearer ey') ? ' with a token' : ''
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${token}`)
  })
  return calls
}

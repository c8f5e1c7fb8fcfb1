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

/** Starts a browser for the journeys of one file and closes it after them. */
export function useJourney(): Journey {
  const services = inject('services')
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
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

import type { Browser } from 'puppeteer'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { launchBrowser } from '../../../platform/browser/index.ts'
import { Person } from './person.ts'
import type { Services } from './product.ts'

export { newcomer, onboards, signsUp, type Newcomer } from './sign-up.ts'

/** What a journey stands on: the running product and a browser of its own. */
export interface Journey {
  services: Services
  arrive(width?: number): Promise<Person>
}

/** Opens a browser for the journeys of one file and closes it after them. */
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

/** Nothing that axe finds, nothing cut off, nothing the console complains of. */
export async function looksSound(person: Person, name: string): Promise<void> {
  expect(await person.accessibilityFaults(), `${name}: accessibility`).toEqual([])
  expect(await person.overflow(), `${name}: wider than the window`).toBe(0)
  await person.pictures(name)
}

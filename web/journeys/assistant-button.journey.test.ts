import { expect, test } from 'vitest'
import { createAccount, makePro, signIn } from './testing/accounts.ts'
import { keepsCalculation } from './testing/calculations.ts'
import { useJourney } from './testing/journey.ts'
import { widths, type Person } from './testing/person.ts'

const journey = useJourney()

/** Goes to another page of the client as a link does, so that the assistant stays, and waits until it is whole. */
async function goes(person: Person, address: string): Promise<void> {
  await person.page.waitForSelector('main h1')
  const before = await person.heading()
  await person.page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  try {
    await person.page.waitForFunction(
      (old) => {
        const now = document.querySelector('main h1')?.textContent
        return now && now !== old && !/Loading|Opening/.test(document.body.innerText)
      },
      {},
      before,
    )
  } catch {
    throw new Error(`${address} did not come: ${await person.reads()}`)
  }
}

/**
 * What lies under a button that opens the assistant, or over it, at any place of it, wherever the page is scrolled to.
 * A bar that sticks to the foot would be there without the button in it: what scrolls below it is not the button's.
 */
async function covered(person: Person): Promise<{ buttons: number; faults: string[] }> {
  return person.page.evaluate(() => {
    const openers = [...document.querySelectorAll<HTMLElement>('[data-ask-teni], button[data-teni]')].filter(
      (button) => button.checkVisibility(),
    )
    const faults = new Set<string>()
    const look = (button: HTMLElement) => {
      const box = button.getBoundingClientRect()
      for (const across of [0.02, 0.25, 0.5, 0.75, 0.98])
        for (const down of [0.05, 0.5, 0.95]) {
          const at = document.elementsFromPoint(box.left + box.width * across, box.top + box.height * down)
          const bar = at.findIndex(
            (element) => element.contains(button) && getComputedStyle(element).position === 'sticky',
          )
          for (const element of at.slice(0, bar === -1 ? at.length : bar))
            if (!button.contains(element) && !element.contains(button))
              faults.add(`${element.tagName} ${element.textContent?.slice(0, 40)}`)
        }
    }
    const end = document.documentElement.scrollHeight
    for (let top = 0; top <= end; top += innerHeight / 2) {
      scrollTo(0, top)
      for (const button of openers) look(button)
    }
    scrollTo(0, 0)
    return { buttons: openers.length, faults: [...faults] }
  })
}

test('on every page that has it, the way to Teni covers nothing, and there is one', async () => {
  const { services } = journey
  const person = await journey.arrive(1280)
  const who = await createAccount(services)
  await makePro(services, who.email)
  await signIn(person, services, who)
  const id = await keepsCalculation(person, { status: 'employee', salary: 6_000_000 })
  const another = await keepsCalculation(person, { status: 'employee', salary: 7_000_000 })
  await person.page.waitForSelector('button[data-teni]')
  const pages = [
    '/dashboard',
    '/questionnaire',
    `/submissions/${id}`,
    `/submissions/${id}/return`,
    `/compare?a=${id}&b=${another}`,
    '/upgrade',
    '/words-review',
    '/reminders',
    '/no-such-page',
    '/account',
  ]
  for (const address of pages) {
    await goes(person, address)
    for (const width of widths) {
      await person.page.setViewport({ width, height: 740 })
      const { buttons, faults } = await covered(person)
      expect(faults, `${address} at ${width}`).toEqual([])
      // In the header and in the bar at the foot it would be there twice.
      expect(buttons, `${address} at ${width}`).toBe(1)
    }
  }
  expect(person.errors).toEqual([])
  await person.leave()
})

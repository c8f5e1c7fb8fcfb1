import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from './person.ts'
import type { Services } from './product.ts'

async function tell(services: Services, control: string, body: object): Promise<void> {
  const answer = await fetch(`${services.stripe}/_test/${control}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The payments stand-in refused ${control}: ${await answer.text()}`)
}

/** Moves the payment provider's clock on: what falls due there happens, and the product is told. */
export const daysPass = (services: Services, days: number) => tell(services, 'advance', { days })

/** The payment provider's API answers with faults, until it is up again. */
export const paymentsAre = (services: Services, api: 'up' | 'error') => tell(services, 'mood', { api })

/** Waits until the person stands on a page of the payment provider. */
export async function isAtPayments(person: Person, services: Services): Promise<void> {
  for (let waited = 0; !person.page.url().startsWith(services.stripe); waited += 100) {
    if (waited > 15_000)
      throw new Error(`Not sent to pay, stands at ${person.page.url()}: ${await person.reads()}`)
    await pause(100)
  }
}

/** Waits until these words stand on the open page, without loading it again, for as long as SPEC allows: a minute. */
export async function seesWithinAMinute(person: Person, words: string): Promise<void> {
  await person.page.waitForFunction(
    (wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted),
    { timeout: 60_000 },
    words,
  )
}

/** Share of the confetti's canvas that is painted now; 0 where nothing was thrown. */
export async function confettiNow(person: Person): Promise<number> {
  return person.page.$eval('dialog canvas', (canvas) => {
    const { width, height } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    let painted = 0
    for (let index = 3; index < pixels.length; index += 4) if (pixels[index] !== 0) painted += 1
    return painted / (width * height)
  })
}

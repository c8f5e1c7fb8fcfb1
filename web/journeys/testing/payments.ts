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

/** The toast of a Pro that begins [spec 10.6]. */
export const CONGRATULATIONS =
  'Congratulations! You are now a paid member: unlimited calculations, chatbot access, and full results unlocked.'

/**
 * Advances the payment stand-in's clock; what falls due happens, and the product is notified. The clock is one for all
 * journeys and never goes back: the last journey of one file alone moves it.
 */
export const daysPass = (services: Services, days: number) => tell(services, 'advance', { days })

/** Does something with the newest payment of a customer at the stand-in: gives it back in part, say, or disputes it. */
export const happensAtBank = (
  services: Services,
  control: 'refund' | 'refund-failed' | 'dispute',
  body: { customer: string; amount?: number; status?: 'won' | 'lost' },
) => tell(services, control, body)

/** Switches the payment stand-in's API between working and answering with errors. */
export const paymentsAre = (services: Services, api: 'up' | 'error') => tell(services, 'mood', { api })

/** Waits until the person is on a page of the payment stand-in, whose address has no key. */
export async function isAtPayments(person: Person, services: Services): Promise<void> {
  const { origin } = new URL(services.stripe)
  for (let waited = 0; !person.page.url().startsWith(`${origin}/`); waited += 100) {
    if (waited > 15_000)
      throw new Error(`Not sent to pay, stands at ${person.page.url()}: ${await person.reads()}`)
    await pause(100)
  }
}

/** Waits until these words are on the open page, without a reload, for up to a minute [spec 10.6]. */
export async function seesWithinAMinute(person: Person, words: string): Promise<void> {
  await person.page.waitForFunction(
    (wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted),
    { timeout: 60_000 },
    words,
  )
}

/** The painted share of the confetti's canvas, 0 without confetti. */
export async function confettiNow(person: Person): Promise<number> {
  return person.page.$eval('dialog canvas', (canvas) => {
    const { width, height } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    let painted = 0
    for (let index = 3; index < pixels.length; index += 4) if (pixels[index] !== 0) painted += 1
    return painted / (width * height)
  })
}

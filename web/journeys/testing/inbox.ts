import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from './product.ts'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** The link to `path` in the newest mail to this address whose subject matches; waits up to 20 seconds for it. */
export async function mailedLink(services: Services, to: string, path: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${services.inboxApi}?to=${encodeURIComponent(to)}`)
    const mails = (await answer.json()) as Mail[]
    const link = mails
      .map((mail) => new RegExp(`https?://[^\\s<>"]*${path}\\?token=[\\w.~-]+`).exec(mail.text)?.[0])
      .find((found) => found !== undefined)
    if (link !== undefined) return link
    await pause(100)
  }
  throw new Error(`No mail with a link to ${path} came`)
}

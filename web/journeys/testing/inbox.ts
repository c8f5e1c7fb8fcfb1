import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from './product.ts'

/** The mails to an address, newest first. */
export async function mailsTo(services: Services, to: string): Promise<Mail[]> {
  const answer = await fetch(`${services.inboxApi}?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as Mail[]
}

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; url: string }[]
}

/** The newest mailed link to `path` at an address; waits up to 20 seconds for it. */
export async function mailedLink(services: Services, to: string, path: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = await mailsTo(services, to)
    const link = mails
      .map((mail) => new RegExp(`https?://[^\\s<>"]*${path}\\?token=[\\w.~-]+`).exec(mail.text)?.[0])
      .find((found) => found !== undefined)
    if (link !== undefined) return link
    await pause(100)
  }
  throw new Error(`No mail with a link to ${path} came`)
}

/** The newest code mailed to an address, four and four signs; waits up to 20 seconds for it. */
export async function mailedCode(services: Services, to: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const codes = (await mailsTo(services, to)).map(
      ({ text }) => /\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/.exec(text)?.[0],
    )
    const code = codes.find((found) => found !== undefined)
    if (code !== undefined) return code
    await pause(100)
  }
  throw new Error('No mail with a code came')
}

/** The PDFs mailed to an address, newest first; waits up to 30 seconds until there are `count`. */
export async function reportsTo(services: Services, to: string, count: number): Promise<Uint8Array[]> {
  for (let tries = 0; tries < 300; tries += 1) {
    const files = (await mailsTo(services, to)).flatMap(({ attachments }) =>
      attachments.filter(({ filename }) => filename.endsWith('.pdf')),
    )
    if (files.length >= count)
      return Promise.all(files.map(async ({ url }) => new Uint8Array(await (await fetch(url)).arrayBuffer())))
    await pause(100)
  }
  throw new Error(`Not ${count} reports came to ${to}`)
}

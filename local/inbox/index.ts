import { createServer } from 'node:http'
import { inboxApp } from './app.ts'
import { openMailbox } from './mailbox.ts'
import { listenForMail } from './smtp.ts'

/** How the inbox is started. */
export interface InboxOptions {
  /** Folder of the mails; made when absent. */
  folder: string
  /** Port of the pages on 127.0.0.1. */
  httpPort: number
  /** Port of the mail server on 127.0.0.1. */
  smtpPort: number
  /** Told about trouble, a sentence each. */
  log: (sentence: string) => void
}

/** A running inbox. */
export interface Inbox {
  /** Address of its page. */
  url: string
  /** GET answers every mail as JSON, newest first; `?to=` narrows it to one address. */
  apiUrl: string
  /** SMTP_URL of those who send. */
  smtpUrl: string
  stop(): Promise<void>
}

/** Starts a mail server that delivers to a page: the mails of a product that runs on one machine. */
export async function startInbox({ folder, httpPort, smtpPort, log }: InboxOptions): Promise<Inbox> {
  const url = `http://localhost:${httpPort}`
  const mailbox = await openMailbox(folder)
  const smtp = await listenForMail(mailbox, smtpPort, log)
  const answer = inboxApp(mailbox, url).callback()
  const http = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(httpPort, '127.0.0.1', resolve)
  })
  return {
    url,
    apiUrl: `${url}/api/mails`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    stop: async () => {
      http.closeAllConnections()
      await Promise.all([new Promise((resolve) => http.close(resolve)), smtp.close()])
    },
  }
}

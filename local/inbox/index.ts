import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { serveLocally } from '../http.ts'
import { inboxApp } from './app.ts'

/** Largest mail that is accepted, in bytes. */
const largest = 25 * 1024 * 1024

/** Starts a mail server on 127.0.0.1 that delivers every mail to the mailbox. */
export async function listenForMail(
  mailbox: Mailbox,
  port: number,
  log: (sentence: string) => void,
): Promise<{ close(): Promise<void> }> {
  const server = new SMTPServer({
    banner: 'NaijaTax mail inbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: largest,
    logger: false,
    closeTimeout: 2000,
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      const raw = await buffer(stream)
      if (stream.sizeExceeded)
        throw Object.assign(new Error('The mail is larger than 25 MB'), { responseCode: 552 })
      await mailbox.add(
        raw,
        session.envelope.rcptTo.map((recipient) => recipient.address),
      )
    }),
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  // Without a listener, a client that disconnects would end this process.
  server.on('error', (error: Error) => log(`Mail inbox: ${error.message}`))
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

/** How the inbox is started. */
export interface InboxOptions {
  /** Folder of the mails; created when absent. */
  folder: string
  /** Port of the pages on 127.0.0.1. */
  httpPort: number
  /** Port of the mail server on 127.0.0.1. */
  smtpPort: number
  /** Gets a sentence for each error. */
  log: (sentence: string) => void
}

/** A running inbox. */
export interface Inbox {
  /** Address of its page. */
  url: string
  /** GET answers every mail as JSON, newest first; `?to=` narrows it to one address. */
  apiUrl: string
  /** SMTP_URL for the senders. */
  smtpUrl: string
  stop(): Promise<void>
}

/** Starts a mail server and a page that shows the mails it received. */
export async function startInbox({ folder, httpPort, smtpPort, log }: InboxOptions): Promise<Inbox> {
  const url = `http://localhost:${httpPort}`
  const mailbox = await openMailbox(folder)
  const smtp = await listenForMail(mailbox, smtpPort, log)
  const stopPages = await serveLocally(inboxApp(mailbox, url), httpPort)
  return {
    url,
    apiUrl: `${url}/api/mails`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    stop: async () => {
      await Promise.all([stopPages(), smtp.close()])
    },
  }
}

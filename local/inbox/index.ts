import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { serveLocally } from '../http.ts'
import { inboxApp } from './app.ts'
import { isKey, newKey, ownersPath } from '../owner.ts'

/** Largest mail that is accepted, in bytes. */
const largest = 25 * 1024 * 1024

/** The user as which the product hands in its mails; the password is the owner's key. */
const user = 'naijatax'

/** Starts a mail server on 127.0.0.1 that delivers every mail to the mailbox, from who knows the key. */
export async function listenForMail(
  mailbox: Mailbox,
  { port, key, log }: { port: number; key: string; log: (sentence: string) => void },
): Promise<{ close(): Promise<void> }> {
  const server = new SMTPServer({
    banner: 'NaijaTax mail inbox',
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN'],
    // Nothing of it leaves this machine.
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) =>
      username === user && isKey(password ?? '', key)
        ? answer(null, { user })
        : answer(new Error('The key is wrong')),
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
  /** What its owner knows; a new one when left out. */
  key?: string
  /** Gets a sentence for each error. */
  log: (sentence: string) => void
}

/** A running inbox. */
export interface Inbox {
  /** Address of its page, with the key, as the two below. */
  url: string
  /** GET answers every mail as JSON, newest first; `?to=` narrows it to one address. */
  apiUrl: string
  /** SMTP_URL for the senders. */
  smtpUrl: string
  stop(): Promise<void>
}

/** Starts a mail server and a page that shows the mails it received. */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  const { folder, httpPort, smtpPort, key = newKey(), log } = options
  const origin = `http://localhost:${httpPort}`
  const url = `${origin}${ownersPath(key)}`
  const mailbox = await openMailbox(folder)
  const smtp = await listenForMail(mailbox, { port: smtpPort, key, log })
  const stopPages = await serveLocally(inboxApp(mailbox, origin, key), httpPort)
  return {
    url,
    apiUrl: `${url}/api/mails`,
    smtpUrl: `smtp://${user}:${key}@127.0.0.1:${smtpPort}`,
    stop: async () => {
      await Promise.all([stopPages(), smtp.close()])
    },
  }
}

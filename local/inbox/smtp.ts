import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

/** Largest mail that is taken, in bytes. */
const largest = 25 * 1024 * 1024

/** A mail server on 127.0.0.1 that delivers everything into the mailbox and nothing anywhere else. */
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
  // A client that breaks off is its own affair; without a listener it would end this process.
  server.on('error', (error: Error) => log(`Mail inbox: ${error.message}`))
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

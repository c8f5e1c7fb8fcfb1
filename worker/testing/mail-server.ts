import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** A mail server of a test: keeps what it takes, and refuses or waits when told to. */
export interface TestMailServer {
  readonly url: string
  /** Every mail it took, oldest first. */
  readonly mails: readonly Email[]
  /** How often somebody tried to hand a mail over. */
  readonly tries: number
  /** Answers the next tries with these SMTP codes at the recipient. */
  refuseNext(...codes: number[]): void
  /** Keeps the next mail's sender waiting for the "250" until `release` is called. */
  holdNext(): { taken: Promise<void>; release: () => void }
  stop(): Promise<void>
}

const refusal = (responseCode: number, address: string): Error =>
  Object.assign(new Error(`<${address}>: no`), { responseCode })

export async function startMailServer(): Promise<TestMailServer> {
  const mails: Email[] = []
  const refusals: number[] = []
  let tries = 0
  let hold: { heard: () => void; released: Promise<void> } | undefined

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo(address, _session, done) {
      tries += 1
      const code = refusals.shift()
      done(code === undefined ? null : refusal(code, address.address))
    },
    // A sender that is killed in the middle of a mail leaves half of one: it is refused, and not kept.
    onData: callbackify(async (stream: SMTPServerDataStream, _session: SMTPServerSession) => {
      const mail = await PostalMime.parse(await buffer(stream))
      const held = hold
      hold = undefined
      held?.heard()
      await held?.released
      mails.push(mail)
    }),
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  server.on('error', () => undefined)
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get tries() {
      return tries
    },
    refuseNext: (...codes) => void refusals.push(...codes),
    holdNext: () => {
      const taken = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      hold = { heard: taken.resolve, released: released.promise }
      return { taken: taken.promise, release: released.resolve }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

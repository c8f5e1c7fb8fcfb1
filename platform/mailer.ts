import { createTransport } from 'nodemailer'
import type { Env } from './env.ts'

/** A mail as it is handed to the mail server. */
export interface OutgoingMail {
  /** One bare address. */
  to: string
  subject: string
  html: string
  text: string
  /** With its angle brackets: the same for every try of the same mail. */
  messageId: string
  /** Files that come with it. */
  attachments?: { filename: string; contentType: string; content: Buffer }[]
  headers?: Readonly<Record<string, string>>
}

/** Hands mails to the mail server. */
export interface Mailer {
  /**
   * Resolves when the mail server has taken the mail over.
   * @throws MailFault, which tells whether trying again can help.
   */
  send(mail: OutgoingMail): Promise<void>
  /** Closes the connections; no mail may be under way. */
  close(): void
}

/** Why the same mail will be refused again: a 5xx answer to the sender, the recipient or the content. */
export interface MailRefusal {
  /** The answer's code, from 500 to 599; null when the address cannot be written in SMTP and nobody was asked. */
  smtpCode: number | null
  /** Whether it is the recipient that was refused, not the sender or what the mail says. */
  ofRecipient: boolean
}

/** The mail server did not take a mail. Says codes only: the server's own words often repeat the address. */
export class MailFault extends Error {
  /** Why trying again cannot help; undefined when it can. */
  readonly refusal: MailRefusal | undefined

  constructor(message: string, refusal?: MailRefusal) {
    super(message)
    this.name = 'MailFault'
    this.refusal = refusal
  }
}

/** What nodemailer's errors carry. */
interface SmtpError {
  code?: string
  command?: string
  response?: string
  responseCode?: number
}

/** Where a refusal is about the mail itself, not about us (sign-in, greeting) or the connection. */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE'])

/** What went wrong, in codes: no address, no word of the server. */
export function mailFault(error: unknown): MailFault {
  const { code = 'unknown', command, response, responseCode } = error as SmtpError
  if (responseCode === undefined) {
    // Without an answer of the server, an envelope fault is ours: the address cannot be written in SMTP.
    if (aboutTheMail.has(code)) {
      const refusal = { smtpCode: null, ofRecipient: code === 'EENVELOPE' }
      return new MailFault(`The mail cannot be sent as it is (${code})`, refusal)
    }
    return new MailFault(`The mail server could not be reached (${code})`)
  }
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  const answer = [responseCode, enhanced, command && `at ${command}`].filter(Boolean).join(' ')
  if (responseCode < 500 || !aboutTheMail.has(code))
    return new MailFault(`The mail server did not take the mail now (${answer})`)
  const refusal = { smtpCode: responseCode, ofRecipient: command === 'RCPT TO' }
  return new MailFault(`The mail server refused this mail for good (${answer})`, refusal)
}

/** Opens a small pool of connections to SMTP_URL on first use; each is used again for the next mail. */
export function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  const transport = createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: 5,
    // The caller keeps the mail and tries again; a mail put back in here could go out twice unseen.
    maxRequeues: 0,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, ...mail }) {
      try {
        // An object is one address whatever it contains; a string would be read as a list.
        await transport.sendMail({ ...mail, from: env.MAIL_FROM, to: { name: '', address: to } })
      } catch (error) {
        throw mailFault(error)
      }
    },
    close: () => transport.close(),
  }
}

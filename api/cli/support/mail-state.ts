import { wasRefused, type MailRecord } from '../../../db/stores/mail-history.ts'

type Refusal = Pick<NonNullable<MailRecord['refusal']>, 'smtpCode' | 'ofRecipient'>

/** How the mail server refused, in its code alone: `(550)`, or that it was never asked. */
export const codeOf = ({ smtpCode }: Pick<Refusal, 'smtpCode'>): string =>
  smtpCode === null ? '(it cannot be written in SMTP)' : `(${smtpCode})`

/** What was refused for good: the address, or the mail whatever its address. */
export const whatWasRefused = ({ ofRecipient }: Pick<Refusal, 'ofRecipient'>): string =>
  ofRecipient ? 'the address' : 'the mail'

/** How far a mail came, in words. */
export function stateOf(mail: MailRecord): string {
  const { sentAt, queuedAt, refusal } = mail
  if (refusal && wasRefused(mail)) return `${whatWasRefused(refusal)} was refused for good ${codeOf(refusal)}`
  if (sentAt) return 'taken by the mail server'
  return queuedAt ? 'in the mail queue, or not sent' : 'in the outbox'
}

import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import {
  securityEventNames,
  type SecurityEventDetail,
  type SecurityEventName,
} from '../../contract/jobs/security-events.ts'
import { timeInLagos } from './formats.ts'
import { Action, Heading, MailPage, type MailTemplate, Paragraph } from './mail-page.tsx'
import { eventWords } from './security-words.ts'

/** What the notice of an event needs. */
interface SecurityNoticeModel {
  event: SecurityEventName
  at: Date
  /** The browser that did it, as people call it: "Chrome on Android". Null when nobody’s browser did. */
  browser: string | null
  detail: SecurityEventDetail
  /** Set in the mail to the address that the account left. */
  to?: 'old address' | undefined
  /** Opens the page that mails a reset link; for the address that was left, the one that helps. */
  link: string
}

function SecurityNoticeBody(model: SecurityNoticeModel): ReactElement {
  const { event, at, browser, detail, to, link } = model
  const { heading, told, ifNotYou, isAskedFor, button } = eventWords(event, detail, to)
  const [first = heading] = told
  return (
    <MailPage preview={first}>
      <Heading>{heading}</Heading>
      {told.map((sentence) => (
        <Paragraph key={sentence}>{sentence}</Paragraph>
      ))}
      <Paragraph>
        When: {timeInLagos(at)}
        {browser !== null && (
          <>
            <br />
            Where: {browser}
          </>
        )}
      </Paragraph>
      <Paragraph>
        <b>{isAskedFor ? 'Did you not ask for it?' : 'Not you?'}</b> If{' '}
        {isAskedFor ? 'you did' : 'it was you'}, there is nothing to do. If not, {ifNotYou}
      </Paragraph>
      <Action label={button} link={link} />
      <Paragraph>Something you do not understand? Write to {product.supportAddress}.</Paragraph>
    </MailPage>
  )
}

const sampleDetail: SecurityEventDetail = {
  wayIn: 'google',
  by: 'mail',
  ended: { sessions: 2, waysIn: ['google', 'passkey', 'passkey'], changes: 1 },
  takesEffectAt: '2026-11-28T09:00:00Z',
  act: 'At your request we signed every browser out.',
}

const sampleOf = (event: SecurityEventName): SecurityNoticeModel => ({
  event,
  at: new Date('2026-11-21T09:00:00Z'),
  browser: ['guessing-stopped', 'wrong-factor', 'regain-ripe'].includes(event) ? null : 'Chrome on Android',
  detail: sampleDetail,
  link: 'https://naijatax.example/forgot-password',
})

/** To the owner of an account when something happened to a way into it, or to the address that it left. */
export const securityNotice: MailTemplate<SecurityNoticeModel> = {
  subject: ({ event, detail, to }) => eventWords(event, detail, to).subject,
  Body: SecurityNoticeBody,
  sample: sampleOf('new-browser'),
  samples: {
    ...Object.fromEntries(securityEventNames.map((event) => [event, sampleOf(event)])),
    'email-changed-to-old': { ...sampleOf('email-changed'), to: 'old address' },
  },
}

import type { ReactElement } from 'react'
import type { SecurityEventDetail, SecurityEventName } from '../../contract/jobs/security-events.ts'
import { product } from '../../contract/http/product.ts'
import { timeInLagos } from './formats.ts'
import { Action, Heading, MailPage, type MailTemplate, Paragraph } from './mail-page.tsx'

/** What the mail to a new address needs. */
interface ChangeEmailModel {
  /** Opens the page that confirms the new address. */
  link: string
  /** When the link stops working. */
  expiresAt: Date
}

function ChangeEmailBody({ link, expiresAt }: ChangeEmailModel): ReactElement {
  return (
    <MailPage
      preview={`One click makes this the address you sign in with. It works until ${timeInLagos(expiresAt)}.`}
    >
      <Heading>Confirm your new email address</Heading>
      <Paragraph>
        Open the link to use this address for your NaijaTax account from now on. Other devices are signed out.
        It works until {timeInLagos(expiresAt)}.
      </Paragraph>
      <Action label="Use this address" link={link} />
      <Paragraph>If you did not ask for this, do nothing: without the link nothing changes.</Paragraph>
    </MailPage>
  )
}

/** To the new address of an account: opening its link proves that the address is the person's own. */
export const changeEmail: MailTemplate<ChangeEmailModel> = {
  subject: 'Confirm your new email address for NaijaTax',
  Body: ChangeEmailBody,
  sample: {
    link: 'https://naijatax.example/verify?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    expiresAt: new Date('2026-11-21T10:00:00Z'),
  },
}

/** What the mail to the old address needs. */
interface EmailChangeAskedModel {
  /** Opens the page that allows the change or stops it. */
  link: string
  newEmail: string
  /** When the change takes effect without a word from the owner. */
  takesEffectAt: Date
}

function EmailChangeAskedBody({ link, newEmail, takesEffectAt }: EmailChangeAskedModel): ReactElement {
  return (
    <MailPage preview="Allow it or stop it. Without a word from you it happens in seven days.">
      <Heading>Your email address is about to change</Heading>
      <Paragraph>
        Somebody who is signed in to your NaijaTax account asked to use {newEmail} from now on. If it was you,
        allow it, and it happens as soon as the new address is confirmed.
      </Paragraph>
      <Paragraph>
        If it was not you, stop it: every device is signed out, and you choose a new password. If you do
        neither, the address changes at {timeInLagos(takesEffectAt)}, and this address gets nothing back.
      </Paragraph>
      <Action label="Allow or stop it" link={link} />
    </MailPage>
  )
}

/** To the old address of an account while a change of address waits. */
export const emailChangeAsked: MailTemplate<EmailChangeAskedModel> = {
  subject: 'Your NaijaTax email address is about to change',
  Body: EmailChangeAskedBody,
  sample: {
    link: 'https://naijatax.example/email-change?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    newEmail: 'ada.new@example.ng',
    takesEffectAt: new Date('2026-11-28T09:00:00Z'),
  },
}

/** What a notice about a way into the account needs. */
export interface SecurityNoticeModel {
  event: SecurityEventName
  at: Date
  /** What the browser that did it calls itself. */
  userAgent: string | null
  detail: SecurityEventDetail
  /** Opens the page that mails a reset link. */
  forgotLink: string
}

/** What happened, as a sentence. */
const happenings: Readonly<Record<SecurityEventName, string>> = {
  'new-browser': 'Somebody signed in to your account in a browser that had not signed in before.',
  'way-in-added': 'A new way to sign in was added to your account.',
  'way-in-removed': 'A way to sign in was removed from your account.',
  'way-in-first-used': 'A new way to sign in to your account was used for the first time.',
  'recovery-code-used': 'A recovery code was used to sign in to your account.',
  'recovery-codes-renewed': 'New recovery codes were made for your account; the ones before work no more.',
  'password-changed': 'The password of your account was changed, and other devices were signed out.',
  'password-reset': 'A new password was set with a link mailed to you. Every other way to sign in has ended.',
  'sessions-ended': 'Devices were signed out of your account.',
  'email-change-asked': 'Another email address was asked for.',
  'email-change-allowed': 'A change of your email address was allowed.',
  'email-change-stopped': 'A change of your email address was stopped.',
  'email-changed': 'The email address of your account was changed.',
  'regain-asked': 'Somebody who reads your mail asked to get into your account without its second step.',
  'regain-waits':
    'Somebody who reads your mail still waits to get into your account without its second step. If that is not you, sign in with the second step: it stops the wait.',
  'regain-stopped': 'Getting into your account without its second step was stopped.',
  'regain-ripe': 'A new password can now be chosen without the second step.',
  export: 'A copy of all the data of your account was downloaded.',
  'guessing-stopped': 'Somebody guessed at your password, and was stopped.',
  'support-acted': 'Our support did something for your account.',
}

function SecurityNoticeBody({ event, at, forgotLink }: SecurityNoticeModel): ReactElement {
  return (
    <MailPage preview="If it was you, there is nothing to do.">
      <Heading>What happened to your account</Heading>
      <Paragraph>
        {happenings[event]} That was at {timeInLagos(at)}. If it was you, there is nothing to do.
      </Paragraph>
      <Paragraph>
        Not you? Choose a new password at once: it signs every device out. Then write to{' '}
        {product.supportAddress}.
      </Paragraph>
      <Action label="Choose a new password" link={forgotLink} />
    </MailPage>
  )
}

/** To the owner, about every change of a way into the account. */
export const securityNotice: MailTemplate<SecurityNoticeModel> = {
  subject: 'What happened to your NaijaTax account',
  Body: SecurityNoticeBody,
  sample: {
    event: 'password-reset',
    at: new Date('2026-11-21T09:00:00Z'),
    userAgent: null,
    detail: { ended: { sessions: 2, waysIn: ['google'], changes: 0 } },
    forgotLink: 'https://naijatax.example/forgot-password',
  },
}

function UndoLinksEndedBody(): ReactElement {
  return (
    <MailPage preview="There is nothing to do.">
      <Heading>A link of ours does not work any more</Heading>
      <Paragraph>
        We mailed you a link that undid a change of the email address of your NaijaTax account. Such links
        have ended: from now on a change waits until you allow it. If a change was made that you did not want,
        write to {product.supportAddress}.
      </Paragraph>
    </MailPage>
  )
}

/** To people whose link to undo a change of address died when such links were abolished. */
export const undoLinksEnded: MailTemplate<object> = {
  subject: 'A NaijaTax link has ended',
  Body: UndoLinksEndedBody,
  sample: {},
}

import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { timeInLagos } from './formats.ts'
import { Action, Heading, MailPage, type MailTemplate, Paragraph } from './mail-page.tsx'

/** What the notice of a changed password needs. */
interface PasswordChangedModel {
  /** When it was changed. */
  changedAt: Date
  /** Opens the page that mails a reset link. */
  forgotLink: string
}

function PasswordChangedBody({ changedAt, forgotLink }: PasswordChangedModel): ReactElement {
  return (
    <MailPage preview="If it was you, there is nothing to do.">
      <Heading>Your password was changed</Heading>
      <Paragraph>
        The password of your NaijaTax account was changed at {timeInLagos(changedAt)}. Whoever was signed in
        on another device was signed out. If it was you, there is nothing to do.
      </Paragraph>
      <Paragraph>
        If it was not you, choose a new password at once, then write to {product.supportAddress}.
      </Paragraph>
      <Action label="Choose a new password" link={forgotLink} />
    </MailPage>
  )
}

/** To the owner of an account after its password was changed or reset: whoever did not do it finds out. */
export const passwordChanged: MailTemplate<PasswordChangedModel> = {
  subject: 'Your NaijaTax password was changed',
  Body: PasswordChangedBody,
  sample: {
    changedAt: new Date('2026-11-21T09:00:00Z'),
    forgotLink: 'https://naijatax.example/forgot-password',
  },
}

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

/** What the notice to the old address needs. */
interface UndoEmailChangeModel {
  /** Opens the page that undoes the change. */
  link: string
  /** When the link stops working. */
  expiresAt: Date
}

function UndoEmailChangeBody({ link, expiresAt }: UndoEmailChangeModel): ReactElement {
  return (
    <MailPage preview="If it was you, there is nothing to do.">
      <Heading>Your email address is being changed</Heading>
      <Paragraph>
        Somebody who is signed in to your NaijaTax account asked to use another email address for it. If it
        was you, there is nothing to do here: open the link in the mail to the new address.
      </Paragraph>
      <Paragraph>
        If it was not you, keep this address with the link below, then choose a new password. It works until{' '}
        {timeInLagos(expiresAt)}, also after the change.
      </Paragraph>
      <Action label="Keep this address" link={link} />
    </MailPage>
  )
}

/** To the old address when a change is asked for: whoever did not ask can stop it, or take it back. */
export const undoEmailChange: MailTemplate<UndoEmailChangeModel> = {
  subject: 'Your NaijaTax email address is being changed',
  Body: UndoEmailChangeBody,
  sample: {
    link: 'https://naijatax.example/verify?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    expiresAt: new Date('2026-11-24T09:00:00Z'),
  },
}

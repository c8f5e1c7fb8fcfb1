import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { inLagos } from './lagos-time.ts'
import type { MailTemplate } from './mail-template.ts'
import { Action } from './parts/Action.tsx'
import { MailPage } from './parts/MailPage.tsx'
import { Heading, Words } from './parts/Words.tsx'

/** What the notice of a changed password needs. */
export interface PasswordChangedModel {
  /** When it was changed. */
  changedAt: Date
  /** Opens the page that mails a reset link. */
  forgotLink: string
}

function Body({ changedAt, forgotLink }: PasswordChangedModel): ReactElement {
  return (
    <MailPage preview="If it was you, there is nothing to do.">
      <Heading>Your password was changed</Heading>
      <Words>
        The password of your NaijaTax account was changed at {inLagos(changedAt)}. Whoever was signed in on
        another device was signed out. If it was you, there is nothing to do.
      </Words>
      <Words>If it was not you, choose a new password at once, then write to {product.supportAddress}.</Words>
      <Action label="Choose a new password" link={forgotLink} />
    </MailPage>
  )
}

/** To the owner of an account after its password was changed or reset: whoever did not do it finds out. */
export const passwordChanged: MailTemplate<PasswordChangedModel> = {
  subject: 'Your NaijaTax password was changed',
  Body,
  sample: {
    changedAt: new Date('2026-11-21T09:00:00Z'),
    forgotLink: 'https://naijatax.example/forgot-password',
  },
}

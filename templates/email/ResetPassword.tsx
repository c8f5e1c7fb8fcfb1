import type { ReactElement } from 'react'
import { inLagos } from './lagos-time.ts'
import type { MailTemplate } from './mail-template.ts'
import { Action } from './parts/Action.tsx'
import { MailPage } from './parts/MailPage.tsx'
import { Heading, Words } from './parts/Words.tsx'

/** What the reset mail needs. */
export interface ResetPasswordModel {
  /** Opens the page on which a new password is chosen; works once. */
  link: string
  /** When the link stops working. */
  expiresAt: Date
}

function Body({ link, expiresAt }: ResetPasswordModel): ReactElement {
  return (
    <MailPage preview={`The link works once, until ${inLagos(expiresAt)}.`}>
      <Heading>Choose a new password</Heading>
      <Words>
        Someone asked for a new password for your NaijaTax account. The link works once, until{' '}
        {inLagos(expiresAt)}.
      </Words>
      <Action label="Choose a new password" link={link} />
      <Words>If it was not you, do nothing: your password stays as it is.</Words>
    </MailPage>
  )
}

/** To the owner of an account who forgot the password. */
export const resetPassword: MailTemplate<ResetPasswordModel> = {
  subject: 'Choose a new NaijaTax password',
  Body,
  sample: {
    link: 'https://naijatax.example/reset-password?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    expiresAt: new Date('2026-11-21T10:00:00Z'),
  },
}

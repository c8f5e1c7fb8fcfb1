import type { ReactElement } from 'react'
import { inLagos } from './lagos-time.ts'
import type { MailTemplate } from './mail-template.ts'
import { Action } from './parts/Action.tsx'
import { MailPage } from './parts/MailPage.tsx'
import { Heading, Words } from './parts/Words.tsx'

/** What the verification mail needs. */
export interface VerifyEmailModel {
  /** Opens the page that verifies the address. */
  link: string
  /** When the link stops working. */
  expiresAt: Date
}

function Body({ link, expiresAt }: VerifyEmailModel): ReactElement {
  return (
    <MailPage preview={`One click finishes your sign-up. The link works until ${inLagos(expiresAt)}.`}>
      <Heading>Confirm your email address</Heading>
      <Words>Open the link to finish signing up to NaijaTax. It works until {inLagos(expiresAt)}.</Words>
      <Action label="Confirm email address" link={link} />
      <Words>If you did not sign up, do nothing: without the link no account is opened.</Words>
    </MailPage>
  )
}

/** To a new address: opening its link proves that the address is the person's own. */
export const verifyEmail: MailTemplate<VerifyEmailModel> = {
  subject: 'Confirm your email address for NaijaTax',
  Body,
  sample: {
    link: 'https://naijatax.example/verify?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    expiresAt: new Date('2026-11-22T09:00:00Z'),
  },
}

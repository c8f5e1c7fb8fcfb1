import type { ReactElement } from 'react'
import { inLagos } from './lagos-time.ts'
import type { MailTemplate } from './mail-template.ts'
import { Action } from './parts/Action.tsx'
import { MailPage } from './parts/MailPage.tsx'
import { Heading, Words } from './parts/Words.tsx'

/** What the mail to a new address needs. */
export interface ChangeEmailModel {
  /** Opens the page that confirms the new address. */
  link: string
  /** When the link stops working. */
  expiresAt: Date
}

function Body({ link, expiresAt }: ChangeEmailModel): ReactElement {
  return (
    <MailPage
      preview={`One click makes this the address you sign in with. It works until ${inLagos(expiresAt)}.`}
    >
      <Heading>Confirm your new email address</Heading>
      <Words>
        Open the link to use this address for your NaijaTax account from now on. Other devices are signed out.
        It works until {inLagos(expiresAt)}.
      </Words>
      <Action label="Use this address" link={link} />
      <Words>If you did not ask for this, do nothing: without the link nothing changes.</Words>
    </MailPage>
  )
}

/** To the new address of an account: opening its link proves that the address is the person's own. */
export const changeEmail: MailTemplate<ChangeEmailModel> = {
  subject: 'Confirm your new email address for NaijaTax',
  Body,
  sample: {
    link: 'https://naijatax.example/verify?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    expiresAt: new Date('2026-11-21T10:00:00Z'),
  },
}

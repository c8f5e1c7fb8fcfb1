import type { ReactElement } from 'react'
import { inLagos } from './lagos-time.ts'
import type { MailTemplate } from './mail-template.ts'
import { Action } from './parts/Action.tsx'
import { MailPage } from './parts/MailPage.tsx'
import { Heading, Words } from './parts/Words.tsx'

/** What the notice to the old address needs. */
export interface UndoEmailChangeModel {
  /** Opens the page that undoes the change. */
  link: string
  /** When the link stops working. */
  expiresAt: Date
}

function Body({ link, expiresAt }: UndoEmailChangeModel): ReactElement {
  return (
    <MailPage preview="If it was you, there is nothing to do.">
      <Heading>Your email address is being changed</Heading>
      <Words>
        Somebody who is signed in to your NaijaTax account asked to use another email address for it. If it
        was you, there is nothing to do here: open the link in the mail to the new address.
      </Words>
      <Words>
        If it was not you, keep this address with the link below, then choose a new password. It works until{' '}
        {inLagos(expiresAt)}, also after the change.
      </Words>
      <Action label="Keep this address" link={link} />
    </MailPage>
  )
}

/** To the old address when a change is asked for: whoever did not ask can stop it, or take it back. */
export const undoEmailChange: MailTemplate<UndoEmailChangeModel> = {
  subject: 'Your NaijaTax email address is being changed',
  Body,
  sample: {
    link: 'https://naijatax.example/verify?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    expiresAt: new Date('2026-11-24T09:00:00Z'),
  },
}

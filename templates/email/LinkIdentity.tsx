import type { ReactElement } from 'react'
import { inLagos } from './lagos-time.ts'
import type { MailTemplate } from './mail-template.ts'
import { Action } from './parts/Action.tsx'
import { MailPage } from './parts/MailPage.tsx'
import { Heading, Words } from './parts/Words.tsx'

/** What the mail needs that proves whose account it is. */
export interface LinkIdentityModel {
  /** Finishes the sign-in, in the browser that began it; works once. */
  link: string
  /** When the link stops working. */
  expiresAt: Date
}

function Body({ link, expiresAt }: LinkIdentityModel): ReactElement {
  return (
    <MailPage preview={`The link works once, until ${inLagos(expiresAt)}.`}>
      <Heading>Finish your sign-in</Heading>
      <Words>
        Someone signed in with Google or Microsoft and wants to use it for your NaijaTax account. If it was
        you, open the link in the browser where you began. It works once, until {inLagos(expiresAt)}.
      </Words>
      <Action label="Finish signing in" link={link} />
      <Words>If it was not you, do nothing: your account stays as it is.</Words>
    </MailPage>
  )
}

/** To the owner of an account for which another way to sign in was begun. */
export const linkIdentity: MailTemplate<LinkIdentityModel> = {
  subject: 'Finish your NaijaTax sign-in',
  Body,
  sample: {
    link: 'https://naijatax.example/link-account?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    expiresAt: new Date('2026-11-21T10:00:00Z'),
  },
}

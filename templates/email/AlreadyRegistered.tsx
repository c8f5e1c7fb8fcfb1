import type { ReactElement } from 'react'
import type { MailTemplate } from './mail-template.ts'
import { Action } from './parts/Action.tsx'
import { MailPage } from './parts/MailPage.tsx'
import { Heading, PlainLink, Words } from './parts/Words.tsx'

/** What the mail to an owner whose address was typed at sign-up needs. */
export interface AlreadyRegisteredModel {
  /** Opens the sign-in page. */
  signInLink: string
  /** Opens the page that mails a reset link. */
  forgotLink: string
}

function Body({ signInLink, forgotLink }: AlreadyRegisteredModel): ReactElement {
  return (
    <MailPage preview="Someone signed up with this address. Nothing was changed.">
      <Heading>You already have an account</Heading>
      <Words>
        Someone signed up to NaijaTax with this email address. It has an account already, so nothing was
        changed and no second account was made. If it was you, sign in with the password you have.
      </Words>
      <Action label="Sign in" link={signInLink} />
      <Words>
        If you forgot the password, choose a new one:
        <br />
        <PlainLink to={forgotLink} />
      </Words>
      <Words>If it was not you, do nothing: nobody got into your account.</Words>
    </MailPage>
  )
}

/** To the owner of an account whose address somebody signed up with: the sign-up page itself tells nobody. */
export const alreadyRegistered: MailTemplate<AlreadyRegisteredModel> = {
  subject: 'You already have a NaijaTax account',
  Body,
  sample: {
    signInLink: 'https://naijatax.example/login',
    forgotLink: 'https://naijatax.example/forgot-password',
  },
}

import type { ReactElement } from 'react'
import { timeInLagos } from './formats.ts'
import { Action, Heading, MailPage, type MailTemplate, PlainLink, Paragraph } from './mail-page.tsx'

/** What the verification mail needs. */
interface VerifyEmailModel {
  /** Opens the page that verifies the address. */
  link: string
  /** When the link stops working. */
  expiresAt: Date
}

function VerifyEmailBody({ link, expiresAt }: VerifyEmailModel): ReactElement {
  return (
    <MailPage preview={`One click finishes your sign-up. The link works until ${timeInLagos(expiresAt)}.`}>
      <Heading>Confirm your email address</Heading>
      <Paragraph>
        Open the link to finish signing up to NaijaTax, best in the browser where you signed up. In any other
        you choose your password there. It works until {timeInLagos(expiresAt)}.
      </Paragraph>
      <Action label="Confirm email address" link={link} />
      <Paragraph>If you did not sign up, do nothing: without the link no account is opened.</Paragraph>
    </MailPage>
  )
}

/** To a new address: opening its link proves that the address is the person's own. */
export const verifyEmail: MailTemplate<VerifyEmailModel> = {
  subject: 'Confirm your email address for NaijaTax',
  Body: VerifyEmailBody,
  sample: {
    link: 'https://naijatax.example/verify?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    expiresAt: new Date('2026-11-22T09:00:00Z'),
  },
}

/** What the mail to an owner whose address was typed at sign-up needs. */
interface AlreadyRegisteredModel {
  /** Opens the sign-in page. */
  signInLink: string
  /** Opens the page that mails a reset link. */
  forgotLink: string
}

function AlreadyRegisteredBody({ signInLink, forgotLink }: AlreadyRegisteredModel): ReactElement {
  return (
    <MailPage preview="Someone signed up with this address. Nothing was changed.">
      <Heading>You already have an account</Heading>
      <Paragraph>
        Someone signed up to NaijaTax with this email address. It has an account already, so nothing was
        changed and no second account was made. If it was you, sign in with the password you have.
      </Paragraph>
      <Action label="Sign in" link={signInLink} />
      <Paragraph>
        If you forgot the password, choose a new one:
        <br />
        <PlainLink to={forgotLink} />
      </Paragraph>
      <Paragraph>If it was not you, do nothing: nobody got into your account.</Paragraph>
    </MailPage>
  )
}

/** To the owner of an account whose address somebody signed up with: the sign-up page itself tells nobody. */
export const alreadyRegistered: MailTemplate<AlreadyRegisteredModel> = {
  subject: 'You already have a NaijaTax account',
  Body: AlreadyRegisteredBody,
  sample: {
    signInLink: 'https://naijatax.example/login',
    forgotLink: 'https://naijatax.example/forgot-password',
  },
}

/** What the reset mail needs. */
interface ResetPasswordModel {
  /** Opens the page on which a new password is chosen; works once. */
  link: string
  /** When the link stops working. */
  expiresAt: Date
}

function ResetPasswordBody({ link, expiresAt }: ResetPasswordModel): ReactElement {
  return (
    <MailPage preview={`The link works once, until ${timeInLagos(expiresAt)}.`}>
      <Heading>Choose a new password</Heading>
      <Paragraph>
        Someone asked for a new password for your NaijaTax account. The link works once, until{' '}
        {timeInLagos(expiresAt)}, in any browser.
      </Paragraph>
      <Paragraph>
        A new password signs every browser out and ends the other ways into the account. The page shows which
        before you choose.
      </Paragraph>
      <Action label="Choose a new password" link={link} />
      <Paragraph>If it was not you, do nothing: your password stays as it is.</Paragraph>
    </MailPage>
  )
}

/** To the owner of an account who forgot the password. */
export const resetPassword: MailTemplate<ResetPasswordModel> = {
  subject: 'Choose a new NaijaTax password',
  Body: ResetPasswordBody,
  sample: {
    link: 'https://naijatax.example/reset-password?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    expiresAt: new Date('2026-11-21T10:00:00Z'),
  },
}

/** What the mail needs that proves whose account it is. */
interface LinkIdentityModel {
  /** Finishes the sign-in, in the browser that began it; works once. */
  link: string
  /** When the link stops working. */
  expiresAt: Date
}

function LinkIdentityBody({ link, expiresAt }: LinkIdentityModel): ReactElement {
  return (
    <MailPage preview={`The link works once, until ${timeInLagos(expiresAt)}.`}>
      <Heading>Finish your sign-in</Heading>
      <Paragraph>
        Someone signed in with Google or Microsoft and wants to use it for your NaijaTax account. If it was
        you, open the link in the browser where you began. In any other it shows a code to type there. It
        works once, until {timeInLagos(expiresAt)}.
      </Paragraph>
      <Action label="Finish signing in" link={link} />
      <Paragraph>If it was not you, do nothing: your account stays as it is.</Paragraph>
    </MailPage>
  )
}

/** To the owner of an account for which another way to sign in was begun. */
export const linkIdentity: MailTemplate<LinkIdentityModel> = {
  subject: 'Finish your NaijaTax sign-in',
  Body: LinkIdentityBody,
  sample: {
    link: 'https://naijatax.example/link-account?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    expiresAt: new Date('2026-11-21T10:00:00Z'),
  },
}

/** What the mail needs that makes a browser known. */
interface KnowBrowserModel {
  /** Makes the browser that asked known to the account; works once. */
  link: string
  /** When the link stops working. */
  expiresAt: Date
}

function KnowBrowserBody({ link, expiresAt }: KnowBrowserModel): ReactElement {
  return (
    <MailPage preview={`The link works once, until ${timeInLagos(expiresAt)}.`}>
      <Heading>Let your browser try its password</Heading>
      <Paragraph>
        Somebody guesses at the password of your NaijaTax account, so browsers that it does not know may not
        try one for now. To sign in with yours, open the link in the browser where you asked for it. In any
        other it shows a code to type there. It works once, until {timeInLagos(expiresAt)}.
      </Paragraph>
      <Action label="Let this browser try" link={link} />
      <Paragraph>
        If it was not you, do nothing: the link alone opens no account, and nobody got into yours.
      </Paragraph>
    </MailPage>
  )
}

/** To the owner of an account that strangers guess at, who wants to sign in with a new browser. */
export const knowBrowser: MailTemplate<KnowBrowserModel> = {
  subject: 'Let your browser sign in to NaijaTax',
  Body: KnowBrowserBody,
  sample: {
    link: 'https://naijatax.example/know-browser?token=Zm9yIHRoZSBwcmV2aWV3IHBhZ2Ugb25seSwgbm8gbGluaw',
    expiresAt: new Date('2026-11-21T10:00:00Z'),
  },
}

/** What the mail with a code needs. */
interface ConfirmCodeModel {
  /** Eight letters and digits, as they are shown. */
  code: string
  /** When the code stops working. */
  expiresAt: Date
}

function ConfirmCodeBody({ code, expiresAt }: ConfirmCodeModel): ReactElement {
  return (
    <MailPage preview={`Type it in the page that asked for it, until ${timeInLagos(expiresAt)}.`}>
      <Heading>{code}</Heading>
      <Paragraph>
        This code confirms that it is you. Type it on the NaijaTax page that asked for it. It works until{' '}
        {timeInLagos(expiresAt)}.
      </Paragraph>
      <Paragraph>Tell it to nobody: we never ask for it by phone, chat or mail.</Paragraph>
      <Paragraph>
        If you did not ask for it, somebody else is signed in to your account. Open NaijaTax, choose “Forgot
        password” and make a new one: that signs them out.
      </Paragraph>
    </MailPage>
  )
}

/** To the owner of an account whose session must prove that it reads the mailbox. */
export const confirmCode: MailTemplate<ConfirmCodeModel> = {
  subject: 'Your code for NaijaTax',
  Body: ConfirmCodeBody,
  sample: { code: 'ABCD-EFGH', expiresAt: new Date('2026-11-21T09:10:00Z') },
}

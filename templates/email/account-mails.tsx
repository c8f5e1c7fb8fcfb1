import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { dayInLagos, formatMoney, timeInLagos, type Money } from './formats.ts'
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
    <MailPage preview={`The link works once, until ${timeInLagos(expiresAt)}.`}>
      <Heading>Is this your address?</Heading>
      <Paragraph>
        Somebody wants to sign in to NaijaTax with this address. If it was you, open the link in the browser
        where you asked for it. In any other it shows a code to type there. It works until{' '}
        {timeInLagos(expiresAt)}.
      </Paragraph>
      <Action label="Confirm this address" link={link} />
      <Paragraph>
        If it was not you, do nothing: somebody mistyped, and without the link this address is not used.
      </Paragraph>
    </MailPage>
  )
}

/** To an address that nobody proved yet: it names neither the person nor the address that the account has. */
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
        Somebody who is signed in to your NaijaTax account asked to use <b>{newEmail}</b> from now on.
      </Paragraph>
      <Paragraph>
        <b>Was it you?</b> Allow it, and it happens as soon as the new address is confirmed.
      </Paragraph>
      <Paragraph>
        <b>Not you?</b> Stop it: every browser is signed out, and you choose a new password.
      </Paragraph>
      <Paragraph>
        If you do neither, a confirmed address takes over at {timeInLagos(takesEffectAt)}. From then on this
        one opens nothing, and nothing undoes it.
      </Paragraph>
      <Action label="Allow it or stop it" link={link} />
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

/** What the mail about links that ended needs. */
interface UndoLinksEndedModel {
  /** Opens the account page. */
  accountLink: string
}

function UndoLinksEndedBody({ accountLink }: UndoLinksEndedModel): ReactElement {
  return (
    <MailPage preview="A change of address now waits for you instead.">
      <Heading>A link of ours does not work any more</Heading>
      <Paragraph>
        We mailed you a link that took back a change of the email address of your NaijaTax account. Such links
        have ended, because whoever got hold of one could take the account. From now on a change waits for
        seven days, and you allow or stop it.
      </Paragraph>
      <Paragraph>
        If the address of your account is the one you want, there is nothing to do. If it was changed against
        your will, write to {product.supportAddress}.
      </Paragraph>
      <Action label="Look at your account" link={accountLink} />
    </MailPage>
  )
}

/** To people whose link to undo a change of address died when such links were abolished. */
export const undoLinksEnded: MailTemplate<UndoLinksEndedModel> = {
  subject: 'A NaijaTax link that we mailed you has ended',
  Body: UndoLinksEndedBody,
  sample: { accountLink: 'https://naijatax.example/account' },
}

/** What the mail about an unused account needs. */
interface AccountUnusedModel {
  /** When it is erased unless somebody signs in. */
  erasedOn: Date
  /** Opens the sign-in page. */
  signInLink: string
}

function AccountUnusedBody({ erasedOn, signInLink }: AccountUnusedModel): ReactElement {
  return (
    <MailPage preview="Sign in once and everything stays as it is.">
      <Heading>{`Your account is erased on ${dayInLagos(erasedOn)}`}</Heading>
      <Paragraph>
        Nobody has signed in to your NaijaTax account for almost two years. We do not keep what nobody uses:
        on {dayInLagos(erasedOn)} we erase the account with its calculations, drafts and reports, for good.
      </Paragraph>
      <Paragraph>To keep everything, sign in once before that day. To let it go, do nothing.</Paragraph>
      <Action label="Sign in and keep it" link={signInLink} />
    </MailPage>
  )
}

/** To the owner of an account that nobody used for 22 months, and for 23. */
export const accountUnused: MailTemplate<AccountUnusedModel> = {
  subject: 'Your NaijaTax account is about to be erased',
  Body: AccountUnusedBody,
  sample: {
    erasedOn: new Date('2026-12-21T09:00:00Z'),
    signInLink: 'https://naijatax.example/login',
  },
}

/** What the word of a deletion needs. */
interface AccountDeletedModel {
  deletedAt: Date
  /** What was given back of its payments and no bank took: it is with us. When the payment was made is null where nothing says it. */
  held: readonly { amount: Money; paidAt: Date | null; givenBackAt: Date }[]
  /** Whether the bank decided about a payment when the account went. */
  hasOpenDispute: boolean
  /** Whether our support team did it, as the person asked. */
  isBySupport: boolean
}

function AccountDeletedBody({
  deletedAt,
  held,
  hasOpenDispute,
  isBySupport,
}: AccountDeletedModel): ReactElement {
  return (
    <MailPage preview="Your profile, drafts, calculations and reports are gone.">
      <Heading>Your account is deleted</Heading>
      <Paragraph>
        At {timeInLagos(deletedAt)} {isBySupport ? 'our support team deleted ' : ''}your NaijaTax account
        {isBySupport ? ', as you asked' : ' was deleted'}, with your profile, drafts, calculations and
        reports. It cannot be brought back.
      </Paragraph>
      <Paragraph>
        If you had Pro, it ended with the account, without a refund of its own. Its subscription is cancelled
        at the card payment provider: your card is not charged again.
      </Paragraph>
      {hasOpenDispute && (
        <Paragraph>
          Your bank decides about the payment that you disputed, also without the account: if it takes the
          payment back, it gives you the money itself. If it leaves it with us, Pro does not come back.
        </Paragraph>
      )}
      {held.map(({ amount, paidAt, givenBackAt }) => (
        <Paragraph key={`${amount.cents} ${givenBackAt.toISOString()}`}>
          {formatMoney(amount)}
          {paidAt === null ? '' : ` of what you paid on ${dayInLagos(paidAt)}`} that we gave back to you on{' '}
          {dayInLagos(givenBackAt)} did not reach your bank. It is with us and stays yours: write to{' '}
          {product.supportAddress}, name this sum and the day, and say how we can send it. Never send us the
          number of a card.
        </Paragraph>
      ))}
      <Paragraph>
        We do not keep this address any more: this is our last mail to it. You may sign up again whenever you
        like.
      </Paragraph>
      <Paragraph>
        {isBySupport ? 'Did you not ask for it?' : 'Was it not you? Somebody was signed in as you.'} Write to{' '}
        {product.supportAddress}.
      </Paragraph>
    </MailPage>
  )
}

/** To the address of an account that its person deleted, or support for them. */
export const accountDeleted: MailTemplate<AccountDeletedModel> = {
  subject: 'Your NaijaTax account is deleted',
  Body: AccountDeletedBody,
  sample: {
    deletedAt: new Date('2026-11-21T09:00:00Z'),
    held: [],
    hasOpenDispute: false,
    isBySupport: false,
  },
  samples: {
    held: {
      deletedAt: new Date('2026-11-21T09:00:00Z'),
      held: [
        {
          amount: { cents: 1000, currency: 'usd' },
          paidAt: new Date('2026-11-01T09:00:00Z'),
          givenBackAt: new Date('2026-11-10T09:00:00Z'),
        },
      ],
      hasOpenDispute: false,
      isBySupport: false,
    },
    disputed: {
      deletedAt: new Date('2026-11-21T09:00:00Z'),
      held: [],
      hasOpenDispute: true,
      isBySupport: false,
    },
    support: {
      deletedAt: new Date('2026-11-21T09:00:00Z'),
      held: [],
      hasOpenDispute: false,
      isBySupport: true,
    },
  },
}

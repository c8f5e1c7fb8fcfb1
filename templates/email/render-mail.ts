import { toPlainText } from '@react-email/render'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailName } from '../../contract/jobs/mails.ts'
import {
  accountDeleted,
  accountUnused,
  changeEmail,
  emailChangeAsked,
  undoLinksEnded,
} from './account-mails.tsx'
import {
  moneyReturned,
  paymentFailed,
  paymentLost,
  paymentReceipt,
  refundFailed,
  renewalReminder,
} from './billing-mails.tsx'
import type { MailTemplate, RenderedMail } from './mail-page.tsx'
import { proEnded, proRestored, renewalCancelled, renewalResumed } from './plan-mails.tsx'
import { remindEmployer, remindLaw, remindRenewal, remindReturn } from './reminder-mails.tsx'
import { report } from './report-mail.tsx'
import { securityNotice } from './security-notice.tsx'
import {
  alreadyRegistered,
  confirmCode,
  knowBrowser,
  linkIdentity,
  resetPassword,
  verifyEmail,
} from './sign-in-mails.tsx'
import { paymentUnmatched, unmatchedReturned } from './unmatched-mails.tsx'

/** Every mail the product sends, by the name that jobs use. Explicit, one entry a mail. */
export const mails = {
  'verify-email': verifyEmail,
  'already-registered': alreadyRegistered,
  'reset-password': resetPassword,
  'link-identity': linkIdentity,
  'change-email': changeEmail,
  'email-change-asked': emailChangeAsked,
  'know-browser': knowBrowser,
  'confirm-code': confirmCode,
  'security-notice': securityNotice,
  'undo-links-ended': undoLinksEnded,
  'account-unused': accountUnused,
  'account-deleted': accountDeleted,
  'payment-unmatched': paymentUnmatched,
  'unmatched-returned': unmatchedReturned,
  'payment-receipt': paymentReceipt,
  'payment-failed': paymentFailed,
  'money-returned': moneyReturned,
  'refund-failed': refundFailed,
  'payment-lost': paymentLost,
  'renewal-reminder': renewalReminder,
  'renewal-cancelled': renewalCancelled,
  'renewal-resumed': renewalResumed,
  'pro-ended': proEnded,
  'pro-restored': proRestored,
  'remind-employer': remindEmployer,
  'remind-return': remindReturn,
  'remind-renewal': remindRenewal,
  'remind-law': remindLaw,
  report,
} as const satisfies Record<MailName, unknown>

/** What a mail needs to be rendered. */
export type MailModel<Name extends MailName> =
  (typeof mails)[Name] extends MailTemplate<infer Model> ? Model : never

/** Names of every mail. */
export const mailNames = Object.keys(mails) as MailName[]

/** Headings as they are written, and each address once. */
const plainText: Parameters<typeof toPlainText>[1] = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
  ],
}

/** Renders a mail: HTML, and plain text made of the same words. Whatever stands in the model shows as text. */
export function renderMail<Name extends MailName>(name: Name, model: MailModel<Name>): RenderedMail {
  // Each name has its own model type; inside this function they are one.
  const { subject, Body } = mails[name] as unknown as MailTemplate<unknown>
  const html = `<!doctype html>${renderToStaticMarkup(Body(model))}`
  return {
    subject: typeof subject === 'string' ? subject : subject(model),
    html,
    text: `${toPlainText(html, plainText).trim()}\n`,
  }
}

/** A mail with one of its samples. */
export interface SampleMail {
  mail: MailName
  /** The mail's name, with that of the sample behind it where it has several. */
  name: string
  model: object
}

/** Every mail with each of its samples, for the preview page and for tests. */
export const samples: readonly SampleMail[] = mailNames.flatMap((mail) => {
  const { sample, samples: others = {} } = mails[mail] as unknown as MailTemplate<object>
  const more = Object.entries(others).map(([name, model]) => ({ mail, name: `${mail}.${name}`, model }))
  return [{ mail, name: mail, model: sample }, ...more]
})

/** Renders one of them. */
export function renderSample({ mail, model }: SampleMail): RenderedMail {
  return renderMail(mail, model as MailModel<typeof mail>)
}

import { toPlainText } from '@react-email/render'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailName } from '../../contract/jobs/mails.ts'
import { changeEmail, emailChangeAsked, securityNotice, undoLinksEnded } from './account-mails.tsx'
import { paymentFailed, paymentReceipt, renewalReminder } from './billing-mails.tsx'
import type { MailTemplate, RenderedMail } from './mail-page.tsx'
import { report } from './report-mail.tsx'
import {
  alreadyRegistered,
  confirmCode,
  knowBrowser,
  linkIdentity,
  resetPassword,
  verifyEmail,
} from './sign-in-mails.tsx'

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
  'payment-receipt': paymentReceipt,
  'payment-failed': paymentFailed,
  'renewal-reminder': renewalReminder,
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
  return { subject, html, text: `${toPlainText(html, plainText).trim()}\n` }
}

/** A mail with its sample, for the preview page and for tests. */
export function renderSample(name: MailName): RenderedMail {
  return renderMail(name, mails[name].sample as MailModel<typeof name>)
}

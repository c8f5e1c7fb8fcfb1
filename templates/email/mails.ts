import type { MailName } from '../../contract/jobs/mails.ts'
import { alreadyRegistered } from './AlreadyRegistered.tsx'
import { linkIdentity } from './LinkIdentity.tsx'
import { changeEmail } from './ChangeEmail.tsx'
import type { MailTemplate } from './mail-template.ts'
import { passwordChanged } from './PasswordChanged.tsx'
import { paymentFailed } from './PaymentFailed.tsx'
import { paymentReceipt } from './PaymentReceipt.tsx'
import { renewalReminder } from './RenewalReminder.tsx'
import { report } from './Report.tsx'
import { resetPassword } from './ResetPassword.tsx'
import { undoEmailChange } from './UndoEmailChange.tsx'
import { verifyEmail } from './VerifyEmail.tsx'

/** Every mail the product sends, by the name that jobs use. Explicit, one entry a mail. */
export const mails = {
  'verify-email': verifyEmail,
  'already-registered': alreadyRegistered,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'link-identity': linkIdentity,
  'change-email': changeEmail,
  'undo-email-change': undoEmailChange,
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

import * as assistant from './assistant.ts'
import * as auth from './auth.ts'
import * as billing from './billing.ts'
import * as config from './config.ts'
import * as drafts from './drafts.ts'
import * as providers from './providers.ts'
import * as reports from './reports.ts'
import * as submissions from './submissions.ts'
import * as tokens from './tokens.ts'
import * as users from './users.ts'

/** Every call of the API by name. A route without an entry here does not exist. */
export const endpoints = {
  signup: auth.signup,
  login: auth.login,
  logout: auth.logout,
  forgotPassword: auth.forgotPassword,
  validateResetToken: auth.validateResetToken,
  resetPassword: auth.resetPassword,
  resendVerification: auth.resendVerification,
  verify: auth.verify,
  signInWithGoogle: providers.signInWithGoogle,
  googleCallback: providers.googleCallback,
  signInWithMicrosoft: providers.signInWithMicrosoft,
  microsoftCallback: providers.microsoftCallback,
  readPendingLink: providers.readPendingLink,
  proveLinkByPassword: providers.proveLinkByPassword,
  mailLinkProof: providers.mailLinkProof,
  proveLinkByMail: providers.proveLinkByMail,
  readPublicConfig: config.readPublicConfig,
  createToken: tokens.createToken,
  readTokenKeys: tokens.readTokenKeys,
  changePassword: auth.changePassword,
  listSessions: auth.listSessions,
  endOtherSessions: auth.endOtherSessions,
  readProfile: users.readProfile,
  updateProfile: users.updateProfile,
  deleteAccount: users.deleteAccount,
  exportData: users.exportData,
  askEmailChange: users.askEmailChange,
  readEmailChange: users.readEmailChange,
  cancelEmailChange: users.cancelEmailChange,
  listDrafts: drafts.listDrafts,
  createDraft: drafts.createDraft,
  readDraft: drafts.readDraft,
  updateDraft: drafts.updateDraft,
  deleteDraft: drafts.deleteDraft,
  listSubmissions: submissions.listSubmissions,
  createSubmission: submissions.createSubmission,
  readSubmission: submissions.readSubmission,
  updateSubmission: submissions.updateSubmission,
  deleteSubmission: submissions.deleteSubmission,
  askReport: reports.askReport,
  readReport: reports.readReport,
  downloadReport: reports.downloadReport,
  mailReport: reports.mailReport,
  createAssistantToken: assistant.createAssistantToken,
  askAssistant: assistant.askAssistant,
  readBillingStatus: billing.readBillingStatus,
  createCheckoutSession: billing.createCheckoutSession,
  createPortalSession: billing.createPortalSession,
  receiveStripeEvent: billing.receiveStripeEvent,
} as const

export type { Turn } from './assistant.ts'
export type { SignedInSession } from './auth.ts'
export type { BillingStatus, Renewal } from './billing.ts'
export type { Draft } from './drafts.ts'
export type { Access, Endpoint } from './endpoint.ts'
export { errorBody, errorCodes, type ErrorBody, type ErrorCode } from './errors.ts'
export { dash, showAnswers, showResult } from './mask.ts'
export { openResult, type OpenResult } from './open-result.ts'
export { isPaid } from './paid.ts'
export { product } from './product.ts'
export type { Provider, SignInProblem } from './providers.ts'
export type { ReportStatus } from './reports.ts'
export type { ShownResult, Submission } from './submissions.ts'
export type { PersonalData, Profile, ProfileUpdate } from './users.ts'

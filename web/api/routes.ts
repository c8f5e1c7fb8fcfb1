import type { endpoints } from '../../contract/http/index.ts'

type Endpoints = typeof endpoints
/**
 * Calls that the client makes at any time. The others are addresses that the browser itself opens, the logout, which
 * outlives the page, what is for other clients and for Stripe, the keys for whoever checks tokens, and the assistant's,
 * which come with its own part of the client.
 */
export type RouteName = Exclude<
  keyof Endpoints,
  | 'logout'
  | 'updateSubmission'
  | 'downloadReport'
  | 'signInWithGoogle'
  | 'googleCallback'
  | 'signInWithMicrosoft'
  | 'microsoftCallback'
  | 'receiveStripeEvent'
  | 'readTokenKeys'
  | 'createAssistantToken'
  | 'askAssistant'
>
export type EndpointOf<Name extends RouteName> = Endpoints[Name]

/** Where a call goes, and what its answer holds. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under /api, with `:name` for parameters. */
  readonly path: string
  /** What every answer holds; nothing is read of one without. */
  readonly keys?: readonly string[]
  /** The answer is a list of such. */
  readonly list?: boolean
}

const account = ['id', 'email', 'verified', 'authProvider', 'subscriptionActiveUntil']
const draft = ['id', 'answers', 'currentStep', 'version', 'updatedAt']
const submission = ['id', 'answers', 'result', 'completedAt']

/**
 * The calls of the contract, as far as the browser needs them at run time. The contract's schemas weigh more than all
 * of our pages together, so the client takes only their types; a test holds these lines to them.
 */
export const routes: Readonly<Record<RouteName, Route>> = {
  signup: { method: 'POST', path: '/auth/signup' },
  login: { method: 'POST', path: '/auth/login', keys: ['user'] },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  validateResetToken: { method: 'POST', path: '/auth/validate-reset-token', keys: ['valid'] },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  resendVerification: { method: 'POST', path: '/auth/resend-verification' },
  verify: { method: 'GET', path: '/auth/verify', keys: ['ok'] },
  readPendingLink: { method: 'GET', path: '/auth/link', keys: ['provider', 'email'] },
  proveLinkByPassword: { method: 'POST', path: '/auth/link/password', keys: ['user'] },
  mailLinkProof: { method: 'POST', path: '/auth/link/mail' },
  proveLinkByMail: { method: 'POST', path: '/auth/link/token', keys: ['user'] },
  createToken: { method: 'POST', path: '/auth/token', keys: ['token'] },
  readPublicConfig: {
    method: 'GET',
    path: '/config/public',
    keys: ['publishableKey', 'providers', 'freeCalculations'],
  },
  changePassword: { method: 'POST', path: '/auth/change-password' },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    keys: ['current', 'userAgent', 'signedInAt', 'lastUsedAt'],
    list: true,
  },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions' },
  readProfile: { method: 'GET', path: '/users/me', keys: account },
  updateProfile: { method: 'PUT', path: '/users/me', keys: account },
  deleteAccount: { method: 'DELETE', path: '/users/me' },
  exportData: { method: 'GET', path: '/users/me/export' },
  askEmailChange: { method: 'POST', path: '/users/me/email-change' },
  readEmailChange: { method: 'GET', path: '/users/me/email-change', keys: ['email'] },
  cancelEmailChange: { method: 'DELETE', path: '/users/me/email-change' },
  listDrafts: { method: 'GET', path: '/drafts', keys: draft, list: true },
  createDraft: { method: 'POST', path: '/drafts', keys: draft },
  readDraft: { method: 'GET', path: '/drafts/:id', keys: draft },
  updateDraft: { method: 'PUT', path: '/drafts/:id', keys: ['id', 'version', 'updatedAt'] },
  deleteDraft: { method: 'DELETE', path: '/drafts/:id' },
  listSubmissions: { method: 'GET', path: '/submissions', keys: submission, list: true },
  createSubmission: { method: 'POST', path: '/submissions', keys: submission },
  readSubmission: { method: 'GET', path: '/submissions/:id', keys: submission },
  deleteSubmission: { method: 'DELETE', path: '/submissions/:id' },
  askReport: { method: 'POST', path: '/submissions/:id/report', keys: ['status'] },
  readReport: { method: 'GET', path: '/submissions/:id/report', keys: ['status', 'url'] },
  mailReport: { method: 'POST', path: '/submissions/:id/report/email' },
  readBillingStatus: {
    method: 'GET',
    path: '/billing/status',
    keys: ['paid', 'freeCalculationsLeft', 'paymentReference'],
  },
  createCheckoutSession: { method: 'POST', path: '/billing/checkout-session', keys: ['url'] },
  createPortalSession: { method: 'POST', path: '/billing/portal', keys: ['url'] },
}

/** Whether an answer is what the route promises: something of the right shape, not a sign-in page of the network. */
export function isAnswerOf({ keys, list = false }: Route, answer: unknown): boolean {
  if (keys === undefined) return true
  const holdsKeys = (member: unknown) =>
    typeof member === 'object' && member !== null && keys.every((key) => key in member)
  return list ? Array.isArray(answer) && answer.every(holdsKeys) : holdsKeys(answer)
}

import { TEST_PASSWORD, testAnswers } from '../../db/testing/factories.ts'
import type { endpoints } from '../../contract/http/index.ts'

/** Who calls: one of each kind that the contract tells apart, and some that it must not. */
export const callers = [
  'anonymous',
  'operator',
  'unverified',
  'incomplete',
  'free',
  'paid',
  'another person',
] as const
export type Caller = (typeof callers)[number]

/** Status and code of an answer; the code only of a refusal. */
export type Outcome = readonly [status: number, code?: string]

/** A call with nothing wrong in it, so that a refusal is about the caller and nothing else. */
export interface SoundCall {
  body?: unknown
  query?: string
  /** Whose id stands for `:id`. */
  row?: 'draft' | 'submission' | 'link' | 'other'
  /** What stands for `:kind`. */
  kind?: string
  /** What everybody gets whom the endpoint's access lets in, where that is not its own status. */
  outcome?: Outcome
  /** What a plan or a state of the account changes. */
  outcomes?: { readonly [Who in Caller]?: Outcome }
}

/** The path of a call, its parameters filled in. @param id what stands for `:id`. */
export function pathOf({ path }: { path: string }, { kind = '' }: SoundCall, id: string): string {
  return path.replace(':id', id).replace(':kind', kind)
}

const submissionRow = { row: 'submission' } as const
const badToken = { body: { token: 'unknown' }, outcome: [400, 'invalid_token'] } as const
/** No sign-in of a provider waits for a proof in this browser. */
const nothingPending = { outcome: badToken.outcome } as const
/** Nothing of the account has this id. */
const nothingSuch = { row: 'other', outcome: [404, 'not_found'] } as const
const noSubscription: Outcome = [409, 'no_subscription']
const forPaidOnly: Outcome = [402, 'plan_required']

/** The session did not prove the mailbox lately. */
const needsProof = { outcome: [401, 'reauthentication_required'] } as const
const answer = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const
/** Answers of a device that nobody asked. */
const noPasskey = { ...answer, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
const unknownPasskey = {
  ...answer,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}

/** A link of a reminder that nobody was mailed: answered as any other. */
const strangeReminder = `return.${'A'.repeat(64)}`

/** One sound call of every endpoint. The type demands a new endpoint here before anything compiles. */
export const soundCalls: { readonly [Name in keyof typeof endpoints]: SoundCall } = {
  signup: { body: { email: 'new-person@example.test', password: TEST_PASSWORD } },
  login: {
    body: { email: 'nobody@example.test', password: TEST_PASSWORD },
    outcome: [401, 'invalid_credentials'],
  },
  logout: {},
  forgotPassword: { body: { email: 'nobody@example.test' } },
  validateResetToken: { body: { token: 'unknown' } },
  resetPassword: { ...badToken, body: { ...badToken.body, password: TEST_PASSWORD } },
  mailKnownBrowser: { body: { email: 'nobody@example.test' } },
  makeBrowserKnown: badToken,
  resendVerification: { body: { email: 'nobody@example.test' } },
  verify: { query: 'token=unknown', outcome: [400, 'invalid_token'] },
  signInWithGoogle: {},
  googleCallback: {},
  signInWithMicrosoft: {},
  microsoftCallback: {},
  readPendingLink: { ...nothingPending, outcomes: { unverified: [200] } },
  proveLinkByPassword: { ...nothingPending, body: { password: TEST_PASSWORD } },
  mailLinkProof: nothingPending,
  proveLinkByMail: badToken,
  signInWithFactor: { ...nothingPending, body: { factor: '123456' } },
  proveLinkByCode: {
    ...nothingPending,
    body: { code: 'ABCD-EFGH' },
    // A sign-up that nobody vouches for is answered as if an identity waited, and the code were wrong.
    outcomes: { unverified: [400, 'invalid_code'] },
  },
  showMailedCode: badToken,
  readPublicConfig: {},
  askForNewPasskey: needsProof,
  addPasskey: { body: { passkey: noPasskey }, outcome: [400, 'invalid_passkey'] },
  askForPasskeyLogin: {},
  passkeyLogin: { body: { passkey: unknownPasskey }, outcome: [400, 'invalid_passkey'] },
  beginAuthenticator: needsProof,
  confirmAuthenticator: { ...needsProof, body: { code: '123456' } },
  renewRecoveryCodes: { outcome: [400, 'validation'] },
  stepUp: { body: { password: TEST_PASSWORD } },
  mailStepUpCode: {},
  askForStepUpPasskey: {},
  askRegain: badToken,
  createToken: {},
  readTokenKeys: {},
  changePassword: { body: { currentPassword: TEST_PASSWORD, newPassword: 'eight blue drums' } },
  listSessions: {},
  endOtherSessions: {},
  readSecurity: {},
  endDevice: nothingSuch,
  // The session proved neither the mailbox nor a factor lately.
  checkMayAdd: { outcome: [401, 'reauthentication_required'] },
  removeWayIn: nothingSuch,
  stopWaiting: nothingSuch,
  readProfile: {},
  updateProfile: { body: { firstName: 'Ngozi' } },
  deleteAccount: {},
  exportData: {},
  askEmailChange: { body: { email: 'moved-person@example.test' } },
  readEmailChange: {},
  cancelEmailChange: {},
  proveEmailByCode: { body: { code: 'ABCD-EFGH' }, outcome: [400, 'invalid_code'] },
  readEmailDecision: badToken,
  decideEmailChange: { body: { token: 'unknown', decision: 'stop' }, outcome: [400, 'invalid_token'] },
  listDrafts: {},
  createDraft: { body: {} },
  readDraft: { row: 'draft' },
  updateDraft: { row: 'draft', body: { answers: {}, currentStep: 0 } },
  deleteDraft: { row: 'draft' },
  listSubmissions: {},
  createSubmission: { body: { answers: testAnswers } },
  readSubmission: submissionRow,
  updateSubmission: { ...submissionRow, body: { answers: testAnswers } },
  deleteSubmission: submissionRow,
  listWorksheets: submissionRow,
  saveWorksheet: {
    ...submissionRow,
    kind: 'payments',
    body: { version: 0, content: {}, fill: false },
    outcomes: { incomplete: forPaidOnly, free: forPaidOnly },
  },
  copySubmission: { ...submissionRow, body: { key: '01931b7e-0000-7000-8000-000000000024' } },
  labelSubmission: { ...submissionRow, body: { label: 'If I take the new job' } },
  askReport: submissionRow,
  readReport: submissionRow,
  downloadReport: submissionRow,
  mailReport: submissionRow,
  askReturnPack: submissionRow,
  readReturnPack: submissionRow,
  downloadReturnPaper: submissionRow,
  downloadReturnPack: submissionRow,
  listAccountantLinks: submissionRow,
  makeAccountantLink: {
    ...submissionRow,
    body: { reader: 'Ngozi Eze, accountant', days: 30 },
    outcomes: { incomplete: forPaidOnly, free: forPaidOnly },
  },
  endAccountantLink: { row: 'link' },
  openSharedCalculation: { body: { token: 'unknown' }, outcome: [404, 'link_closed'] },
  readReminders: {},
  chooseReminder: { body: { kind: 'return', on: true } },
  changeByLink: { body: { token: strangeReminder, change: 'end' } },
  endByOneClick: { query: `token=${strangeReminder}` },
  openOneClick: { query: `token=${strangeReminder}` },
  createAssistantToken: { outcomes: { incomplete: forPaidOnly, free: forPaidOnly } },
  askAssistant: { body: { message: 'What is rent relief?' } },
  readBillingStatus: {},
  celebratePro: {},
  createCheckoutSession: {
    outcomes: { paid: [409, 'already_paid'], 'another person': [409, 'already_paid'] },
  },
  createPortalSession: {
    outcomes: { incomplete: noSubscription, free: noSubscription, 'another person': noSubscription },
  },
  receiveStripeEvent: { body: {}, outcome: [400, 'invalid_signature'] },
}

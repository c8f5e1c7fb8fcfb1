import * as accountantLinks from './accountant-links.ts'
import * as assistant from './assistant.ts'
import * as auth from './auth.ts'
import * as billing from './billing.ts'
import * as config from './config.ts'
import * as drafts from './drafts.ts'
import * as emailChange from './email-change.ts'
import type { Endpoint } from './endpoint.ts'
import * as factors from './factors.ts'
import * as providers from './providers.ts'
import * as reminders from './reminders.ts'
import * as reports from './reports.ts'
import * as returnPacks from './return-packs.ts'
import * as security from './security.ts'
import * as submissions from './submissions.ts'
import * as tokens from './tokens.ts'
import * as users from './users.ts'
import * as worksheets from './worksheets.ts'

/** The endpoints among what the modules of the contract export. */
type EndpointsIn<Exports> = {
  [Name in keyof Exports as Exports[Name] extends Endpoint ? Name : never]: Exports[Name]
}

const isEndpoint = (value: unknown) => typeof value === 'object' && value !== null && 'access' in value

/** @__NO_SIDE_EFFECTS__ so that a bundle that names no endpoint takes none along. */
function endpointsIn<Exports extends object>(exports: Exports): EndpointsIn<Exports> {
  const found = Object.entries(exports).filter(([, value]) => isEndpoint(value))
  return Object.fromEntries(found) as EndpointsIn<Exports>
}

/** Every call of the API by name: each endpoint that one of these files exports. */
export const endpoints = endpointsIn({
  ...auth,
  ...providers,
  ...factors,
  ...config,
  ...tokens,
  ...users,
  ...emailChange,
  ...drafts,
  ...submissions,
  ...worksheets,
  ...reports,
  ...returnPacks,
  ...accountantLinks,
  ...reminders,
  ...security,
  ...assistant,
  ...billing,
})

export type { AccountantLink, SharedCalculation } from './accountant-links.ts'
export type { Chip, ShownReading, Tap, Turn } from './assistant.ts'
export type { BillingStatus, EndOfPro, MoneyGivenBack, MoneyReturned, Renewal } from './billing.ts'
export type { Draft } from './drafts.ts'
export { errorsOf, hasPart, type Access, type Endpoint } from './endpoint.ts'
export { commonErrors, errorBody, errorStatus, type ErrorBody, type ErrorCode } from './errors.ts'
export { generalLimits, operatorPages, type HandlerLimitName, type Limit, type LimitKey } from './limits.ts'
export {
  dash,
  isPaid,
  openResult,
  showAnswers,
  showResult,
  showStanding,
  showYearLawTax,
  type OpenResult,
} from './mask.ts'
export { product } from './product.ts'
export type { Provider, SignInProblem } from './providers.ts'
export type { FileStatus } from './made-file.ts'
export type { ReminderKind } from './reminder-leads.ts'
export type { SecurityEventName } from '../jobs/security-events.ts'
export type { Device, HistoryEvent, Security, Wait, WayIn } from './security.ts'
export type { ShownResult, Submission } from './submissions.ts'
export type { PersonalData, Profile, ProfileUpdate } from './users.ts'
export type { ShownWorksheet } from './worksheets.ts'

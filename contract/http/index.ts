import * as assistant from './assistant.ts'
import * as auth from './auth.ts'
import * as billing from './billing.ts'
import * as config from './config.ts'
import * as drafts from './drafts.ts'
import type { Endpoint } from './endpoint.ts'
import * as providers from './providers.ts'
import * as reports from './reports.ts'
import * as submissions from './submissions.ts'
import * as tokens from './tokens.ts'
import * as users from './users.ts'

/** The endpoints among what a module exports. */
type EndpointsIn<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name]
}

/** @__NO_SIDE_EFFECTS__ so that a bundle that names no endpoint takes none along. */
function endpointsIn<Module extends object>(module: Module): EndpointsIn<Module> {
  const isEndpoint = (value: unknown) => typeof value === 'object' && value !== null && 'access' in value
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) => isEndpoint(value)),
  ) as EndpointsIn<Module>
}

/** Every call of the API by name: each endpoint that one of these files exports. */
export const endpoints = {
  ...endpointsIn(auth),
  ...endpointsIn(providers),
  ...endpointsIn(config),
  ...endpointsIn(tokens),
  ...endpointsIn(users),
  ...endpointsIn(drafts),
  ...endpointsIn(submissions),
  ...endpointsIn(reports),
  ...endpointsIn(assistant),
  ...endpointsIn(billing),
}

export type { Turn } from './assistant.ts'
export type { SignedInSession } from './auth.ts'
export type { BillingStatus, Renewal } from './billing.ts'
export type { Draft } from './drafts.ts'
export { errorsOf, hasPart, type Access, type Endpoint } from './endpoint.ts'
export { commonErrors, errorBody, errorStatus, type ErrorBody, type ErrorCode } from './errors.ts'
export { generalLimits, operatorPages, type HandlerLimitName, type Limit, type LimitKey } from './limits.ts'
export { dash, showAnswers, showResult } from './mask.ts'
export { openResult, type OpenResult } from './open-result.ts'
export { isPaid } from './paid.ts'
export { product } from './product.ts'
export type { Provider, SignInProblem } from './providers.ts'
export type { ReportStatus } from './reports.ts'
export type { ShownResult, Submission } from './submissions.ts'
export type { PersonalData, Profile, ProfileUpdate } from './users.ts'

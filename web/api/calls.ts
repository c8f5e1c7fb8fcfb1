/**
 * One function a call of SPEC section 7, typed by the contract; each throws ApiError. A feature's build takes only
 * the schemas of the calls it makes.
 */
export * from './calls/auth.ts'
export * from './calls/billing.ts'
export * from './calls/drafts.ts'
export * from './calls/profile.ts'
export * from './calls/submissions.ts'

export { callerPlace } from './caller.ts'
export { createLimits, type Limits } from './limits.ts'
export { limitCalls, limitEndpoint } from './rules.ts'

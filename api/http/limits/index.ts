export { callerPlace } from './caller.ts'
export { tellLimit } from './headers.ts'
export { createLimits, type Limits, type Tell } from './limits.ts'
export { limitCalls, limitEndpoint } from './rules.ts'

export { readBearer, refuseToken, refuseTwoSessions } from './bearer.ts'
export { issueToken, readToken } from './session-token.ts'
export { signingKey } from './signing-key.ts'

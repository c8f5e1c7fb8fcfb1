/** What tests anywhere in the product take from the local services. */
export { cleanUpOnExit, removeData } from './cleanup.ts'
export { freePort, freePorts } from './free-port.ts'
export { startTestPostgres, type TestPostgres } from './test-postgres.ts'

/** What tests anywhere in the product take from the embedded services. */
export { freePort, freePorts } from './free-port.ts'
export { removeData } from './remove-data.ts'
export { startTestPostgres, type TestPostgres } from './test-postgres.ts'

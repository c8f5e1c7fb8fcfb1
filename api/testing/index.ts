/** What integration tests of the API stand on. */
export { useTestApi } from './api.ts'
export type { Answered, ApiClient } from './client.ts'

/** What integration tests of the API stand on. */
export { useTestApi, type TestApi } from './api.ts'
export { createClient, type Answered, type ApiClient } from './client.ts'

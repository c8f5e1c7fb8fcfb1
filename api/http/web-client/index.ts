export { webClient } from './client.ts'

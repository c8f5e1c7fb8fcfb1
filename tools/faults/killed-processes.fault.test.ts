import { describe, inject } from 'vitest'
import { testKilledProcesses } from './testing/killed-processes.ts'

const redis = inject('redisUrl')

// On PostgreSQL the same runs with every `npm test`.
describe.skipIf(redis === undefined)('on Redis', () => {
  testKilledProcesses(redis && `${redis}/1`)
})

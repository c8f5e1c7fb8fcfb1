import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'
import { contractRoutes } from './web/build/contract-routes.ts'

const never = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.reports/**']

/**
 * Four kinds of test: pure logic (unit), our code on real services (integration, one PostgreSQL a run), people's
 * journeys in a real browser against the product as `npm start` runs it (journeys), and services that are slow, cut
 * off or killed under load (faults: minutes of waiting, so `npm test` leaves them to `npm run test:faults`).
 */
export default defineConfig({
  plugins: [contractRoutes()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Tests on real services wait now and then: one more than the cores of a small machine.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    reporters: process.env['CI'] ? ['dot', 'json'] : ['default', 'json'],
    outputFile: { json: '.reports/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Thousands of random answers in one property, on a machine that tests other things at once.
          testTimeout: 30_000,
          // What a file builds for all its tests waits for the same machine.
          hookTimeout: 60_000,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, '**/*.{integration,journey,fault}.test.ts'],
          // Loading the modules anew for each file took longer than many a file; what a test stubs is put back by itself.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          // As above; what is of the process (metrics, the strength of hashes) a test sets and puts back.
          isolate: false,
          include: ['**/*.integration.test.ts'],
          exclude: never,
          globalSetup: ['db/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tools/faults/**/*.fault.test.ts'],
          exclude: never,
          globalSetup: ['db/testing/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          // As above: the files of one worker share its browser, in which each person has a context of their own.
          isolate: false,
          // Behind the other tests: a journey waits now and then, so one more than the cores go side by side.
          sequence: { groupOrder: 1 },
          maxWorkers: Math.min(availableParallelism() + 1, 9),
          include: ['web/journeys/**/*.journey.test.ts'],
          exclude: never,
          globalSetup: ['web/journeys/testing/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

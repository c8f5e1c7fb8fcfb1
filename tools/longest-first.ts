import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The test files that take longest, longest first: begun last, one of them would run alone in the end. */
export const longest = [
  'tools/identity-model/intruders.integration.test.ts',
  'web/journeys/nothing-lost.journey.test.ts',
  'web/journeys/billing.journey.test.ts',
  'tools/identity-model/newcomers.integration.test.ts',
  'local/start.integration.test.ts',
  'api/features/fuzz.integration.test.ts',
  'api/features/limits.integration.test.ts',
  'tools/faults/killed-processes.integration.test.ts',
  'local/postgres/postgres.integration.test.ts',
  'tools/identity-model/model.test.ts',
  'api/features/access.integration.test.ts',
  'identity/transitions.integration.test.ts',
  'web/journeys/ended-session.journey.test.ts',
  'tools/faults/rolling-restart.integration.test.ts',
  'web/journeys/factors.journey.test.ts',
  'web/journeys/slow-line.journey.test.ts',
  'worker/printer/printer.integration.test.ts',
]

/** Begins the longest test files first, and the rest as the runner does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}

function place({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return at === -1 ? longest.length : at
}

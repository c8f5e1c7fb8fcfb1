import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The test files that take longest, longest first: begun last, one of them would run alone in the end. */
export const longest = [
  'tools/identity-model/intruders.integration.test.ts',
  'local/start.integration.test.ts',
  'tools/faults/killed-processes.integration.test.ts',
  'local/postgres/postgres.integration.test.ts',
  'tools/faults/rolling-restart.integration.test.ts',
  'api/cli/support/dry-run.integration.test.ts',
  'tools/report-writers.integration.test.ts',
  'worker/work.integration.test.ts',
  'worker/printer/printer.integration.test.ts',
  'tools/metrics.integration.test.ts',
  'api/features/fuzz.integration.test.ts',
  'platform/lost-listener.integration.test.ts',
  'identity/transitions.integration.test.ts',
  'api/features/access.integration.test.ts',
  'tools/identity-model/newcomers.integration.test.ts',
  'web/journeys/plan-end.journey.test.ts',
  'web/journeys/narrow.journey.test.ts',
  'web/journeys/nothing-lost.journey.test.ts',
  'web/journeys/kept-on-the-device.journey.test.ts',
  'web/journeys/make-exact.journey.test.ts',
  'web/journeys/billing.journey.test.ts',
  'web/journeys/mailed-links.journey.test.ts',
  'web/journeys/sign-in-providers.journey.test.ts',
  'web/journeys/report.journey.test.ts',
  'web/journeys/factors.journey.test.ts',
  'tax/act/metamorphic.test.ts',
  'tools/identity-model/model.test.ts',
  'api/features/assistant/answering/once-blind.test.ts',
  'api/features/assistant/answering/in-pidgin.test.ts',
]

/**
 * Begins the longest test files of each project first, and the rest as the runner does. A project's files stay
 * together: a worker that is to go on with a file of another project ends, and its modules are loaded anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return sorted.toSorted(
      (one, other) =>
        projects.indexOf(one.project) - projects.indexOf(other.project) || place(one) - place(other),
    )
  }
}

function place({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return at === -1 ? longest.length : at
}

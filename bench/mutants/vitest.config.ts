import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The tests that took least time come first: most mutants are noticed by one of them. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const took = (file: TestSpecification) => this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0
    return (await super.sort(files)).toSorted((one, other) => took(one) - took(other))
  }
}

/** A tenth of the examples of a property, and a hundred at least. */
const tenth = (_: string, runs: string): string =>
  `numRuns: ${Math.max(100, Number(runs.replaceAll('_', '')) / 10)}`

/**
 * A property tries a tenth of its examples, as there are thousands of mutants to notice. What counts them afterwards is left
 * out: it tells of the examples, and has none when it runs alone.
 */
function fewerExamples(): Plugin {
  return {
    name: 'fewer-examples',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.test.ts')
        ? code
            .replaceAll(/numRuns: (\d[\d_]*)/g, tenth)
            .replace("test('each difference was compared", "test.skip('each difference was compared")
        : undefined,
  }
}

/** The unit tests beside what is mutated, each property on the same examples each time. */
export default defineConfig({
  plugins: [fewerExamples()],
  test: {
    include: [
      'tax/**/*.test.ts',
      'contract/http/**/*.test.ts',
      'api/features/**/policy.test.ts',
      'identity/guessable/**/*.test.ts',
    ],
    exclude: ['**/*.{integration,journey,fault}.test.ts', '**/node_modules/**'],
    setupFiles: ['bench/mutants/same-examples.ts'],
    sequence: { sequencer: ShortestFirst },
    isolate: false,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
})

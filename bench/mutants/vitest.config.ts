import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const law = [
  'tax/rules',
  'tax/cases',
  'tax/calculate',
  'tax/years',
  'tax/answers',
  'tax/act',
  'tax/explanation',
]

/** The tests that have to notice a mutant, where it takes more than those of its own folder: the nearest first. */
const noticedBy: Readonly<Record<string, readonly string[]>> = {
  'tax/rules': law,
  'tax/years': ['tax/years', ...law],
  'tax/answers': ['tax/answers', ...law],
  'tax/calculate.ts': law,
  'tax/listed.ts': ['tax'],
}

/** The tests of the mutated file's own folder, or those that are named for it; the quicker of two first. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated, ...others] = (this.ctx.config.related ?? []).map((file) =>
      relative(this.ctx.config.root, file),
    )
    // The first run of all looks which test reaches what.
    if (mutated === undefined || others.length > 0) return super.sort(files)
    const area = mutated.split('/').slice(0, 2).join('/')
    const folders = noticedBy[area] ?? [dirname(mutated), area]
    const place = ({ moduleId }: TestSpecification) => {
      const test = relative(this.ctx.config.root, moduleId)
      return folders.findIndex((folder) => test.startsWith(folder))
    }
    const took = (file: TestSpecification) => this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0
    return files
      .filter((file) => place(file) !== -1)
      .toSorted((one, other) => place(one) - place(other) || took(one) - took(other))
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
    sequence: { sequencer: NearestFirst },
    isolate: false,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
})

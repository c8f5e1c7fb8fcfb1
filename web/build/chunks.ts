import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Which chunk takes a module, by its folder: of those that hold it the longest counts. Few chunks, each of what is
 * wanted together: on a slow line a request costs more than a kilobyte. What no chunk takes, and what `onDemand` lists,
 * stays with the page or the dynamic import that asks for it.
 */
const chunks: Readonly<Record<string, readonly string[]>> = {
  // Changes with a library upgrade only, so a returning visitor keeps it.
  vendor: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/react-router/',
    'node_modules/scheduler/',
    'node_modules/@tanstack/',
  ],
  // The pages before sign-in: their frame, the other ways in, the fields and forms of a person.
  'sign-in': [
    'web/features/providers/',
    'web/features/factors/sign-in/',
    'web/components/sign-in/',
    'web/forms/',
    'web/api/sign-in-calls.ts',
    'contract/http/phone.ts',
  ],
  // From the start to the mailed link, and back from it: one way, walked once.
  joining: ['web/features/signup/', 'web/features/verify-pending/', 'web/features/verify/'],
  // What follows the plan and leads to the payment provider: fetched after the page itself.
  billing: [
    'web/features/billing/',
    'web/features/factors/step-up.ts',
    'web/features/factors/use-step-up.tsx',
    'web/api/billing-calls.ts',
  ],
  results: [
    'web/features/results/',
    'web/features/submission/',
    // Pictures and tables of bands.
    'web/components/figures/bands/',
    'contract/report/bands/',
    'web/features/pending-results/',
    'web/features/exact/',
    'web/features/calculations/exact-later.ts',
    'web/features/report/',
    'web/features/calculations/figures/',
    'web/components/Fold.tsx',
    'web/features/calculations/AnswerSections.tsx',
    'tax/explanation/totals.ts',
    'tax/explanation/standing-words.ts',
    'tax/explanation/told-first.ts',
    'tax/years/presumptive.ts',
    'tax/rules/taker.ts',
    'tax/explanation/old-law-exemption.ts',
    'tax/years/minimum-wage.ts',
    'tax/rules/jobs.ts',
    'tax/rules/old-law-pay.ts',
    'tax/act/pay-exempt.ts',
    'tax/act/choices/benefits.ts',
    'tax/act/choices/jobs.ts',
    'tax/act/facts.ts',
    'tax/act/reading.ts',
    'tax/years/reporters.ts',
    'contract/report/request/',
  ],
  // Every line of a result with its section: fetched by those who see the figures.
  explained: ['tax/explanation/', 'tax/guide/', 'tax/years/pita.ts', 'web/features/calculations/explained/'],
  // The questions that make the Act's total exact: fetched when they are opened.
  exact: ['web/features/calculations/exact/', 'tax/words/facts.ts', 'tax/words/en/facts.ts'],
  // From a result to a return: worksheets, what is due, what to hand in.
  filing: [
    'web/features/filing/',
    'web/api/filing-calls.ts',
    'tax/worksheets/',
    'tax/settlement/',
    'tax/words/worksheets.ts',
    'tax/words/en/worksheets/',
  ],
  // The payslip and the screen in its place, where a draft is often resumed: whichever screen is first, it takes one file.
  'questionnaire-payslip': [
    'web/features/questionnaire/payslip/',
    'tax/helpers/payslip.ts',
    'tax/helpers/payslip-sums.ts',
  ],
  // The other screens: fetched while the first one is answered.
  'questionnaire-later': [
    'web/features/questionnaire/on-demand.ts',
    'web/features/questionnaire/check/',
    'web/features/questionnaire/help/HelpTexts',
    'web/features/questionnaire/questions/',
    'web/features/questionnaire/screens/TickList',
    'tax/questionnaire/had-leave.ts',
    'web/components/fields/Ticks',
    'tax/words/had.ts',
    'tax/words/en/had.ts',
    'tax/words/en/help.ts',
  ],
  // What the free plan reads of it, in words without figures; who sees the figures fetches this too.
  'explained-free': [
    'tax/explanation/free/',
    'tax/explanation/notes/',
    'tax/explanation/standing.ts',
    'tax/act/',
    'tax/words/en/choice-names.ts',
    'tax/years/told.ts',
    'tax/explanation/monthly.ts',
    'tax/explanation/what-if.ts',
    'web/features/calculations/explained-free/',
  ],
  // The entry with what most pages stand on: session, client, frame, plain parts.
  app: ['web/', 'web/forms/kept/kept-forms.ts', 'contract/http/', 'tax/answers/tin.ts'],
  // The questions, the engine and the autosave: all that a person needs to answer without another request.
  interview: [
    'tax/',
    'tax/helpers/period.ts',
    'web/features/calculations/',
    'web/features/autosave/',
    'web/features/questionnaire/',
    'web/features/questionnaire/questions/amount-reading.ts',
    'web/components/fields/money/',
    'web/components/fields/Ticks.tsx',
    'node_modules/uuid/',
  ],
}

/** Folders below those of a chunk whose modules are fetched when something asks for them. */
const onDemand: readonly string[] = [
  // Lists that grow by pages: the dashboard's.
  'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver',
  'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery',
  'web/api/dashboard-calls.ts',
  'web/features/',
  // Part of development builds alone (web/routes.tsx).
  ...(process.env['VITE_GALLERY'] === '1' ? ['web/gallery/'] : []),
  'web/features/report/drawing/',
  'web/features/report/glyphs/',
  'web/features/billing/lazy/',
  'web/features/factors/lazy/',
  'web/features/filing/csv/lazy/',
  'web/features/filing/pack/',
  'web/features/calculations/translation/',
  'web/features/questionnaire/lazy/',
  'web/features/questionnaire/work-out/',
  'tax/helpers/',
  'tax/worksheets/csv/',
  'tax/act/figures.ts',
  'tax/years/changes.ts',
  'tax/years/law-said.ts',
  'tax/explanation/law-changes.ts',
  'web/components/figures/plans/',
  'web/identity/lazy/',
  'web/moment.ts',
  'tax/words/en/help.ts',
  'tax/words/yo/',
  'tax/words/pcm/',
  'tax/words/help.ts',
  'tax/words/fact-help.ts',
  'tax/words/sheet-help.ts',
  'tax/words/sheet-path.ts',
  'tax/words/review.ts',
]

/** What no page may bring along, by its folder: heavier than what it is wanted for. */
const unwanted: Readonly<Record<string, string>> = {
  'node_modules/zod/': 'the rule of the field, which its schema reads too (contract/http/person-fields.ts)',
}

/** What the bundler adds, by a part of the module's id. */
const generated: Readonly<Record<string, string>> = {
  '@oxc-project+runtime': 'vendor',
  'vite/preload-helper': 'app',
  'virtual:routes': 'app',
}

const folders: readonly (readonly [folder: string, chunk: string | null])[] = [
  ...Object.entries(chunks).flatMap(([chunk, names]) => names.map((name) => [name, chunk] as const)),
  ...onDemand.map((name) => [name, null] as const),
].toSorted(([a], [b]) => b.length - a.length)

const root = join(import.meta.dirname, '../../').replaceAll('\\', '/')

/** The path of a module from the repository's root, or from its `node_modules`. */
function pathOf(id: string): string {
  const path = id.replaceAll('\\', '/')
  const inPackages = path.lastIndexOf('node_modules/')
  return inPackages < 0 ? path.replace(root, '') : path.slice(inPackages)
}

/** The name of the chunk that takes a module; null leaves it to the bundler. */
export const chunkOf: Rolldown.CodeSplittingNameFunction = (id, context) => {
  const added = Object.keys(generated).find((part) => id.includes(part))
  if (added !== undefined) return generated[added]
  const path = pathOf(id)
  const imported = path.startsWith('contract/http/')
    ? (context.getModuleInfo(id)?.importedIds.map(pathOf) ?? [])
    : []
  if (imported.some((other) => other.startsWith('tax/'))) return 'interview'
  return folders.find(([folder]) => path.startsWith(folder))?.[1]
}

/**
 * Fails a build in which a folder, package or part of an id that is named here holds no module: it was moved or renamed,
 * and its modules go to pages that they were kept from. And one that holds what no page may bring along.
 */
export function checkChunks(): Plugin {
  return {
    name: 'check-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
      const paths = ids.map(pathOf)
      const empty = [
        ...folders
          .filter(([folder]) => !paths.some((path) => path.startsWith(folder)))
          .map(([folder]) => folder),
        ...Object.keys(generated).filter((part) => !ids.some((id) => id.includes(part))),
      ]
      for (const [folder, instead] of Object.entries(unwanted))
        if (paths.some((path) => path.startsWith(folder)))
          this.error(`The client holds ${folder}: use ${instead} in place of it.`)
      if (empty.length > 0)
        this.error(
          `web/build/chunks.ts names ${empty.join(', ')}, but no module of the client is there: name where it went, or take it out.`,
        )
    },
  }
}

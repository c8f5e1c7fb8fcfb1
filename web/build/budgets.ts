import type { Plugin } from 'vite'
import { fullBrotli } from './compress.ts'

/** What a page may cost someone who opens it with nothing stored: on a phone in Nigeria every kilobyte is paid for. */
interface Budget {
  /** As people call it. */
  readonly page: string
  /** The feature's entry, below web/. */
  readonly entry: string
  /** Most script in all, in KiB after brotli: entry, libraries, frame and the page itself. */
  readonly scriptKiB: number
  /** Most files: the document, the style sheet and every script. */
  readonly files: number
  readonly because: string
}

/**
 * The budgets of the client, each the weight that it had rounded up to a KiB; the build fails past one. React, its router
 * and the query library take 58 KiB of each: what is left is ours.
 */
const budgets: readonly Budget[] = [
  {
    page: 'questionnaire',
    entry: 'features/questionnaire/index.tsx',
    scriptKiB: 99,
    files: 5,
    because:
      'The tax engine, the autosave and the frame of every screen. With the account, its token and the draft that makes eight requests; the screen itself is the ninth.',
  },
  {
    page: 'questionnaire at the payslip',
    entry: 'features/questionnaire/payslip/index.ts',
    scriptKiB: 103,
    files: 6,
    because:
      'A draft is often resumed here: whichever screen is first, it takes one file more, and the other screens come behind it while it is answered.',
  },
  {
    page: 'questionnaire at another screen',
    entry: 'features/questionnaire/on-demand.ts',
    scriptKiB: 106,
    files: 6,
    because: 'The tick-list, at which a new draft opens: in one file with the check page and the help.',
  },
  {
    page: 'login',
    entry: 'features/login/index.tsx',
    scriptKiB: 85,
    files: 6,
    because: 'The first page of everyone who comes back.',
  },
  {
    page: 'dashboard',
    entry: 'features/dashboard/index.tsx',
    scriptKiB: 103,
    files: 6,
    because:
      'Names where each draft was left, so it takes the questionnaire along: the next page is there already.',
  },
  {
    page: 'results',
    entry: 'features/results/index.tsx',
    scriptKiB: 113,
    files: 7,
    because:
      'At most 15 KiB over the questionnaire, from which people come: what the Act comes to and the month are there at once; how it was worked out is fetched apart.',
  },
]

/** Fails a build whose pages, or whose report, weigh more than their budgets, and says what weighs it. */
export function keepBudgets(): Plugin {
  return {
    name: 'keep-budgets',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const document = bundle['index.html']
      const html = document?.type === 'asset' ? String(document.source) : ''
      const faults = await Promise.all(
        budgets.map(async (budget) => faultOf(budget, await weighPage(chunks, html, budget.entry))),
      )
      const assets = Object.values(bundle).filter((output) => output.type === 'asset')
      const report = reportFaultOf(await weighReport(chunks, assets, html))
      const over = [...faults, report].filter((fault) => fault !== undefined)
      if (over.length > 0) this.error(over.join('\n'))
    },
  }
}

/** What is wrong with a page, in words that say how to mend it; undefined when it keeps its budget. */
export function faultOf(budget: Budget, weight: PageWeight | undefined): string | undefined {
  const { page, entry, scriptKiB, files, because } = budget
  if (weight === undefined) return `No chunk holds ${entry}: name the page's entry in web/build/budgets.ts.`
  const over = [
    weight.bytes > scriptKiB * 1024 && `${kib(weight.bytes)} of script, budget ${scriptKiB} KiB`,
    weight.files > files && `${weight.files} files, budget ${files}`,
  ].filter((words) => words !== false)
  if (over.length === 0) return undefined
  const parts = weight.scripts.map(({ name, bytes }) => `${name} ${kib(bytes)}`).join(', ')
  return `The ${page} page is over its budget: ${over.join('; ')} (${parts}). ${because} Load apart what this page does not need: web/build/chunks.ts says what goes where.`
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}

/** What is needed of a chunk to weigh a page. */
export interface WeighedChunk {
  readonly fileName: string
  readonly code: string
  /** Files that the browser loads with this one. */
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** What a page loads before it stands: the document and the style sheet are counted, not weighed. */
export interface PageWeight {
  /** Bytes of script after brotli. */
  readonly bytes: number
  readonly files: number
  /** Heaviest first. */
  readonly scripts: readonly { readonly name: string; readonly bytes: number }[]
}

/**
 * Weighs the page whose code begins in a module: the document's own scripts and the page's, with all that they import.
 * @param html the document; its scripts are named by their files.
 * @param entry how the module's path ends, with forward slashes.
 * @returns undefined when no chunk holds the module.
 */
export async function weighPage(
  chunks: readonly WeighedChunk[],
  html: string,
  entry: string,
): Promise<PageWeight | undefined> {
  const start = chunks.filter(({ fileName }) => html.includes(fileName))
  const page = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/${entry}`)),
  )
  if (page === undefined) return undefined
  const scripts = await Promise.all(
    withImports(chunks, [...start, page]).map(async ({ fileName, code }) => ({
      name: fileName.replace(/^.*\/|-[\w-]{8}\.js$/g, ''),
      bytes: (await fullBrotli(Buffer.from(code))).length,
    })),
  )
  return {
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    files: scripts.length + 2,
    scripts: scripts.toSorted((a, b) => b.bytes - a.bytes),
  }
}

function withImports(chunks: readonly WeighedChunk[], from: readonly WeighedChunk[]): WeighedChunk[] {
  const loaded = new Set(from)
  // Iterating a Set visits what is added meanwhile.
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk)
  return [...loaded]
}

/** Most KiB after brotli, of code and fonts, that a click on Export as PDF may fetch from the results page. */
export const reportBudgetKiB = 125

/** The fonts of a report whose names are Nigerian. */
const fonts = /^assets\/NotoSans-NG-min-\d+.*\.ttf$/

/** A file of the build that is no script. */
export interface BuiltAsset {
  readonly fileName: string
  readonly source: string | Uint8Array
}

/** A part of what the click fetches. */
export interface ReportPart {
  readonly name: string
  /** After brotli. */
  readonly bytes: number
}

/** What the first report fetches besides what the results page has loaded. */
export async function weighReport(
  chunks: readonly WeighedChunk[],
  assets: readonly BuiltAsset[],
  html: string,
): Promise<readonly ReportPart[]> {
  const page = await weighPage(chunks, html, 'features/results/index.tsx')
  const click = await weighPage(chunks, html, 'features/report/drawing/make-report.ts')
  const there = new Set(page?.scripts.map(({ name }) => name))
  const fontFiles = assets.filter(({ fileName }) => fonts.test(fileName))
  const weighed = fontFiles.map(async ({ fileName, source }) => ({
    name: fileName.replace(/^.*\//, ''),
    bytes: (await fullBrotli(Buffer.from(source))).length,
  }))
  return [...(click?.scripts ?? []).filter(({ name }) => !there.has(name)), ...(await Promise.all(weighed))]
}

/** What is wrong with the weight of a report, in words that say how to mend it; undefined when it keeps its budget. */
export function reportFaultOf(parts: readonly ReportPart[]): string | undefined {
  const scripts = parts.filter(({ name }) => !name.endsWith('.ttf'))
  if (scripts.length === 0 || parts.length - scripts.length !== 2)
    return 'The PDF report has no script or not its two fonts in this build: web/build/budgets.ts names them.'
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  if (bytes <= reportBudgetKiB * 1024) return undefined
  const list = parts.map((part) => `${part.name} ${kib(part.bytes)}`).join(', ')
  return `The PDF report is over its budget: ${kib(bytes)} of code and fonts, budget ${reportBudgetKiB} KiB (${list}). web/build/lean-pdf.ts says what is left out of the library.`
}

import { describe, expect, it } from 'vitest'
import {
  faultOf,
  reportBudgetKiB,
  reportFaultOf,
  weighPage,
  weighReport,
  type WeighedChunk,
} from './budgets.ts'

const budget = {
  page: 'login',
  entry: 'features/login/index.tsx',
  scriptKiB: 1,
  files: 4,
  because: 'People wait for it.',
}
const scripts = [{ name: 'vendor', bytes: 1024 }]

describe('faultOf', () => {
  it('has none within the budget', () => {
    expect(faultOf(budget, { bytes: 1024, files: 4, scripts })).toBeUndefined()
  })
  it('names what is too much, what weighs it, and why it matters', () => {
    const fault = faultOf(budget, { bytes: 1536, files: 5, scripts })
    expect(fault).toContain('1.5 KiB of script, budget 1 KiB; 5 files, budget 4 (vendor 1.0 KiB)')
    expect(fault).toContain('People wait for it.')
  })
  it('asks for a page that went away', () => {
    expect(faultOf(budget, undefined)).toContain('features/login/index.tsx')
  })
})

const pageChunk = (fileName: string, more: Partial<WeighedChunk> = {}): WeighedChunk => ({
  fileName: `assets/${fileName}-abcdefgh.js`,
  code: `export const ${fileName} = "${fileName}"`,
  moduleIds: [],
  ...more,
  imports: (more.imports ?? []).map((name) => `assets/${name}-abcdefgh.js`),
})

const pageChunks = [
  pageChunk('app', { imports: ['vendor'] }),
  pageChunk('vendor'),
  pageChunk('page', { imports: ['app', 'fields'], moduleIds: ['C:\\web\\features\\page\\index.tsx'] }),
  pageChunk('fields', { imports: ['app'] }),
  pageChunk('elsewhere', { moduleIds: ['/web/features/elsewhere/index.tsx'] }),
]

const pageHtml = '<script type="module" src="/assets/app-abcdefgh.js"></script>'

describe('weighPage', () => {
  it('weighs what the document and the page load, each once', async () => {
    const weight = await weighPage(pageChunks, pageHtml, 'features/page/index.tsx')
    expect(weight?.scripts.map(({ name }) => name).toSorted()).toEqual(['app', 'fields', 'page', 'vendor'])
    expect(weight?.bytes).toBe(weight?.scripts.reduce((sum, { bytes }) => sum + bytes, 0))
    expect(weight?.bytes).toBeGreaterThan(80)
  })
  it('counts the document and the style sheet among the files', async () => {
    expect((await weighPage(pageChunks, pageHtml, 'features/page/index.tsx'))?.files).toBe(6)
  })
  it('knows no page that no chunk holds', async () => {
    expect(await weighPage(pageChunks, pageHtml, 'features/gone/index.tsx')).toBeUndefined()
  })
})

const of = (module: string, ...imports: string[]) => ({ moduleIds: [`/web/${module}`], imports })

describe('the report', () => {
  const chunks = [
    pageChunk('app', of('main.tsx')),
    pageChunk('results', of('features/results/index.tsx', 'app')),
    pageChunk('report', of('features/report/drawing/make-report.ts', 'app', 'results', 'explained')),
    pageChunk('explained', of('features/explained.ts')),
  ]
  const assets = ['min-400', 'min-700', '400'].map((cut) => ({
    fileName: `assets/NotoSans-NG-${cut}-abcdefgh.ttf`,
    source: new Uint8Array(8),
  }))

  it('weighs what the click adds to the results page: scripts and the two small fonts', async () => {
    const parts = await weighReport(chunks, assets, '<script src="/assets/app-abcdefgh.js"></script>')
    expect(parts.map(({ name }) => name).toSorted()).toEqual([
      'NotoSans-NG-min-400-abcdefgh.ttf',
      'NotoSans-NG-min-700-abcdefgh.ttf',
      'explained',
      'report',
    ])
    expect(reportFaultOf(parts)).toBeUndefined()
  })

  it('says what is too heavy, and when a part is gone', () => {
    const parts = ['report', 'a.ttf', 'b.ttf'].map((name) => ({ name, bytes: 1024 * 60 }))
    expect(reportFaultOf(parts)).toContain(
      `180.0 KiB of code and fonts, budget ${reportBudgetKiB} KiB (report 60.0 KiB`,
    )
    expect(reportFaultOf(parts.slice(0, 2))).toContain('not its two fonts')
  })
})

import { expect, it } from 'vitest'
import { reportBudgetKiB, reportFaultOf, weighReport } from './report-budget.ts'

const chunk = (name: string, module: string, imports: string[] = []) => ({
  fileName: `assets/${name}-abcdefgh.js`,
  code: `export const ${name} = 1`,
  moduleIds: [`/web/${module}`],
  imports: imports.map((other) => `assets/${other}-abcdefgh.js`),
})
const chunks = [
  chunk('app', 'main.tsx'),
  chunk('results', 'features/results/index.tsx', ['app']),
  chunk('report', 'features/report/drawing/make-report.ts', ['app', 'results', 'explained']),
  chunk('explained', 'features/explained.ts'),
]
const font = (cut: number) => ({
  fileName: `assets/NotoSans-NG-min-${cut}-abcdefgh.ttf`,
  source: new Uint8Array(8),
})
const assets = [font(400), font(700), { fileName: 'assets/NotoSans-NG-400-abcdefgh.ttf', source: '' }]

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

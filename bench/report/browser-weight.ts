import { join } from 'node:path'
import { build } from 'vite'
import { reportBudgetKiB, reportFaultOf, weighReport } from '../../web/build/budgets.ts'
import type { Figure } from '../figures.ts'

const configFile = join(import.meta.dirname, '../../web/vite.config.ts')
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/** What the first report fetches besides the results page, after brotli, of the client as it is built. */
export async function weightFigures(): Promise<Figure[]> {
  const built = await build({ configFile, logLevel: 'warn', build: { write: false } })
  if (Array.isArray(built) || !('output' in built)) throw new Error('The client is one build')
  const chunks = built.output.filter((output) => output.type === 'chunk')
  const assets = built.output.filter((output) => output.type === 'asset')
  const html = assets.find(({ fileName }) => fileName === 'index.html')
  const parts = await weighReport(chunks, assets, String(html?.source))
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  return [
    ...parts.map((part) => ({ label: part.name.replace(/-[\w-]{8}(?=\.)/, ''), figure: kib(part.bytes) })),
    {
      label: 'code and fonts of the first report',
      figure: kib(bytes),
      goal: `at most ${reportBudgetKiB} KiB`,
      isMet: reportFaultOf(parts) === undefined,
    },
  ]
}

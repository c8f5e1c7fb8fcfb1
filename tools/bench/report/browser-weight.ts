import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportBudgetKiB, weighReport } from '../../../web/build/report-budget.ts'
import type { Figure } from '../figures.ts'

const root = join(import.meta.dirname, '../../..')
const dist = join(root, 'dist/web')

interface Built {
  file: string
  src?: string
  imports?: string[]
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/** What the first report fetches besides the results page, after brotli, of the client as it is built. */
export async function weightFigures(): Promise<Figure[]> {
  execFileSync(process.execPath, ['web/build/main.ts'], { cwd: root, stdio: 'inherit' })
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Built
  >
  const chunks = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, src = '', imports = [] }) => ({
      fileName: file,
      code: readFileSync(join(dist, file), 'utf8'),
      moduleIds: [`/${src}`],
      imports: imports.flatMap((name) => manifest[name]?.file ?? []),
    }))
  const fonts = readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => ({ fileName: `assets/${name}`, source: readFileSync(join(dist, 'assets', name)) }))
  const parts = await weighReport(chunks, fonts, readFileSync(join(dist, 'index.html'), 'utf8'))
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  return [
    ...parts.map((part) => ({ label: part.name.replace(/-[\w-]{8}(?=\.)/, ''), figure: kib(part.bytes) })),
    {
      label: 'code and fonts of the first report',
      figure: kib(bytes),
      goal: `at most ${reportBudgetKiB} KiB`,
      isMet: bytes <= reportBudgetKiB * 1024,
    },
  ]
}

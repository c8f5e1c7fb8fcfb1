import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FontFiles } from '../../contract/report/glyphs/coverage.ts'
import { fitFonts } from '../../contract/report/glyphs/fit-fonts.ts'
import { buildReport, type Report, type ReportSource } from '../../contract/report/index.ts'
import { everyPerson, sourceOf } from '../../contract/report/testing/sources.ts'
import { nigerianNames } from '../../templates/report/testing/names.ts'
import { fontsOf } from '../features/report/testing/draw.ts'
import { buildBeside } from './bundle.ts'
import { leanPdf } from './lean-pdf.ts'

interface Drawing {
  drawReport: (report: Report, fonts: FontFiles) => Promise<Uint8Array>
}

const root = join(import.meta.dirname, '../..')
let folder = ''
let whole: Drawing
let lean: Drawing

/** The code that draws a report, built for the browser with the PDF library whole or lean. */
async function built(name: string, isLean: boolean): Promise<Drawing> {
  const { code } = await buildBeside(root, {
    plugins: isLean ? [leanPdf()] : [],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: join(root, 'web/features/report/drawing/draw-report.ts'), formats: ['es'] },
    },
  })
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, code)
  return (await import(pathToFileURL(file).href)) as Drawing
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lean-pdf-'))
  whole = await built('whole', false)
  lean = await built('lean', true)
})
afterAll(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** Draws with both at one moment: the library puts it into the file. */
async function drawnByBoth(source: ReportSource): Promise<[string, string]> {
  const { report, set } = fitFonts(buildReport(source))
  vi.useFakeTimers({ now: new Date('2026-11-27T09:00:00Z'), toFake: ['Date'] })
  const [one, other] = [
    await whole.drawReport(report, fontsOf(set)),
    await lean.drawReport(report, fontsOf(set)),
  ]
  vi.useRealTimers()
  return [Buffer.from(one).toString('latin1'), Buffer.from(other).toString('latin1')]
}

describe('what is left out of the PDF library changes no byte of a paper', () => {
  test.each(everyPerson.flatMap((person) => [true, false].map((isPaid) => ({ person, isPaid }))))(
    '$person, Pro: $isPaid',
    async ({ person, isPaid }) => {
      const [one, other] = await drawnByBoth(sourceOf(person, { isPaid }))
      expect(one.startsWith('%PDF-1.7')).toBe(true)
      expect(other === one).toBe(true)
    },
  )

  test.each([
    ...nigerianNames.flatMap((name) => [name.normalize('NFC'), name.normalize('NFD')]),
    // Marks over and under letters that have no sign of their own with them, and letters that are told in others.
    'X̣ẹ́ Q̀ub́a W̱àzị̀',
    'Łukasz Žižek Ŋanga',
    'Nguyễn Ələ سان 😀',
    '1⁄2 fi ffl 12/34',
  ])('the name %s', async (name) => {
    const [one, other] = await drawnByBoth(sourceOf('renter', { taxpayer: { name, tin: null } }))
    expect(other === one).toBe(true)
  })
})

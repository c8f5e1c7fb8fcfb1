import { afterAll, describe, expect, test } from 'vitest'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { buildReport } from '../../contract/report/index.ts'
import { sourceOf } from '../../contract/report/testing/sources.ts'
import { nigerianNames } from '../../templates/report/testing/names.ts'
import { hasPoppler, textByPoppler } from '../../templates/report/testing/poppler.ts'
import { createPrinter, launchForPrinting } from '../printer/index.ts'
import { printReport } from './print-report.ts'

const printer = createPrinter({
  launch: () => launchForPrinting(process.env['PUPPETEER_EXECUTABLE_PATH']),
  logger: quietLogger,
})
afterAll(() => printer.close())

const half = nigerianNames.length / 2
/** Two people with very long names: printing one report a name would take minutes on a busy machine. */
const halves = [nigerianNames.slice(0, half), nigerianNames.slice(half)]

/** A line may end inside a name, at a blank or a hyphen: what counts is every letter with its marks. */
const lettersOf = (text: string) => text.normalize('NFC').replace(/[\s-]/g, '')

async function printedNames(form: 'NFC' | 'NFD'): Promise<string> {
  const texts: string[] = []
  for (const names of halves) {
    const name = names.join(', ').normalize(form)
    const report = buildReport(sourceOf('renter', { taxpayer: { name, tin: '12345678-0001' } }))
    const { file } = await printReport({ printer }, { report, basis: Buffer.alloc(32) })
    texts.push(textByPoppler(file))
  }
  return lettersOf(texts.join(''))
}

// A machine without Poppler (Debian: poppler-utils) shows these as skipped; pdf.js reads the same names everywhere.
describe.skipIf(!hasPoppler)('names on printed paper, as Poppler reads them', () => {
  test.each(['NFC', 'NFD'] as const)('typed in %s', async (form) => {
    const text = await printedNames(form)
    expect(nigerianNames.filter((name) => !text.includes(lettersOf(name)))).toEqual([])
  })
})

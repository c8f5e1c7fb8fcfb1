import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { fitFonts } from '../../contract/report/glyphs/fit-fonts.ts'
import { buildReport, type Report } from '../../contract/report/index.ts'
import { openPack, packReport } from '../../contract/report/return/index.ts'
import { longPackSource, packCases, packSourceOf } from '../../contract/report/return/testing/pack-sources.ts'
import { everyPerson, sourceOf } from '../../contract/report/testing/sources.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { soundAnswers } from '../../tax/testing/arbitraries.ts'
import { nigerianNames } from '../../templates/report/testing/names.ts'
import { checkPdfUa } from '../../templates/report/testing/pdf-ua/check.ts'
import { taggedText } from '../../templates/report/testing/pdf-ua/tagged-text.ts'
import { firstMissing, wordsOf } from '../../templates/report/testing/words-of.ts'
import { createPrinter, launchForPrinting } from '../printer/index.ts'
import { printPaper } from './print-report.ts'

const printer = createPrinter({
  launch: () => launchForPrinting(process.env['PUPPETEER_EXECUTABLE_PATH']),
  logger: quietLogger,
})
afterAll(() => printer.close())

/** What keeps the printed paper of a report from being PDF/UA, and the first words that its structure lacks. */
async function faultsOf(report: Report): Promise<unknown[]> {
  const bytes = await printPaper({ printer }, report)
  const missing = firstMissing(wordsOf(fitFonts(report).report), taggedText(bytes))
  return [...checkPdfUa(bytes), ...(missing === undefined ? [] : [missing])]
}

const both = <Person extends string>(people: readonly Person[]) =>
  people.flatMap((person) => [true, false].map((isPaid) => ({ person, isPaid })))

test.each(both(everyPerson))(
  'the printed report of $person, paid: $isPaid, is PDF/UA, and all that it says is in its structure in order',
  async ({ person, isPaid }) => {
    expect(await faultsOf(buildReport(sourceOf(person, { isPaid })))).toEqual([])
  },
)

test.each(both(packCases))(
  'and so is the return pack of $person, paid: $isPaid',
  async ({ person, isPaid }) => {
    expect(await faultsOf(packReport(openPack(packSourceOf(person, { isPaid }))))).toEqual([])
  },
)

test('and so is a return pack of many pages', async () => {
  expect(await faultsOf(packReport(openPack(longPackSource())))).toEqual([])
}, 60_000)

test.each(['NFC', 'NFD'])('and so is one with the names of Nigeria, typed in %s', async (form) => {
  const name = nigerianNames.join(' ').normalize(form)
  expect(await faultsOf(buildReport(sourceOf('renter', { taxpayer: { name, tin: null } })))).toEqual([])
})

test('and so is whatever was answered and typed', async () => {
  const letters = fc.string({ unit: 'grapheme', maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(soundAnswers, letters, fc.boolean(), async (answers, name, isPaid) => {
      const source = sourceOf('renter', { answers, isPaid, taxpayer: { name, tin: null } })
      expect(checkPdfUa(await printPaper({ printer }, buildReport(source)))).toEqual([])
    }),
    { numRuns: 10 },
  )
}, 60_000)

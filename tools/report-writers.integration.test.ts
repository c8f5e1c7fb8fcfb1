import * as fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fitFonts } from '../contract/report/glyphs/fit-fonts.ts'
import { buildReport, type Report } from '../contract/report/index.ts'
import { everyPerson, sourceOf } from '../contract/report/testing/sources.ts'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { readPdf, type PlacedText, type ReadPdf } from '../templates/report/testing/read-pdf.ts'
import { firstMissing, wordsOf } from '../templates/report/testing/words-of.ts'
import { drawnAs } from '../web/features/report/testing/draw.ts'
import { openPack, packReport } from '../contract/report/return/index.ts'
import { longPackSource, packCases, packSourceOf } from '../contract/report/return/testing/pack-sources.ts'
import { soundAnswers } from '../tax/testing/arbitraries.ts'
import { createPrinter, launchForPrinting } from '../worker/printer/index.ts'
import { printReport } from '../worker/reports/print-report.ts'

// The two writers of the report, the browser's and the server's, share one model and one layout.

const printer = createPrinter({
  launch: () => launchForPrinting(process.env['PUPPETEER_EXECUTABLE_PATH']),
  logger: quietLogger,
})
afterAll(() => printer.close())

/** Points that a text may stand elsewhere: a pixel, as far as the browser rounds. */
const tolerance = { across: 1, down: 1, size: 0.1 }

/** Wider than a blank, and narrower than what is between two columns: points. */
const betweenColumns = 5

/** Whole lines: a file may set one in several pieces, a letter with its marks in one of its own. */
function linesOf({ placed }: ReadPdf): readonly PlacedText[] {
  const lines: PlacedText[] = []
  for (const piece of inOrder(placed)) {
    const text = piece.text.replaceAll(/\s/g, '')
    const before = lines.at(-1)
    const goesOn =
      before?.page === piece.page &&
      Math.abs(before.baseline - piece.baseline) < tolerance.size &&
      Math.abs(before.size - piece.size) < tolerance.size &&
      piece.left - before.right < betweenColumns
    if (goesOn) lines[lines.length - 1] = { ...before, text: before.text + text, right: piece.right }
    else lines.push({ ...piece, text })
  }
  return lines
}

const byText = (paper: ReadPdf) => Map.groupBy(linesOf(paper), ({ text }) => text)

/** Texts that do not stand at the same place, or in one file alone: a line that is broken elsewhere is one. */
function apart(
  browser: ReadPdf,
  server: ReadPdf,
): (readonly [PlacedText | undefined, PlacedText | undefined])[] {
  const [drawnTexts, printedTexts] = [byText(browser), byText(server)]
  return [...new Set([...drawnTexts.keys(), ...printedTexts.keys()])].flatMap((text) => {
    const [ours, others] = [inOrder(drawnTexts.get(text)), inOrder(printedTexts.get(text))]
    return Array.from({ length: Math.max(ours.length, others.length) }, (_, index) => {
      const pair = [ours[index], others[index]] as const
      return isApart(...pair) ? [pair] : []
    }).flat()
  })
}

/** The line on which a text stands; pieces of one line may differ by a hair. */
const row = ({ baseline }: PlacedText) => Math.round(baseline * 10)

function inOrder(places: readonly PlacedText[] = []): readonly PlacedText[] {
  return places.toSorted((a, b) => a.page - b.page || row(b) - row(a) || a.left - b.left)
}

const isApart = (a: PlacedText | undefined, b: PlacedText | undefined) =>
  a === undefined ||
  b === undefined ||
  a.page !== b.page ||
  Math.abs(a.size - b.size) > tolerance.size ||
  Math.abs(a.left - b.left) > tolerance.across ||
  Math.abs(a.right - b.right) > tolerance.across ||
  Math.abs(a.baseline - b.baseline) > tolerance.down

/** A report by both writers: what each file holds. */
async function writtenBy(report: Report) {
  const browser = await readPdf((await drawnAs(report)).bytes)
  const server = await readPdf((await printReport({ printer }, { report, basis: Buffer.alloc(32) })).file)
  return { browser, server }
}

/** In what two files of a report differ, and what one lacks of what every page says; nothing where they are alike. */
async function differences(report: Report): Promise<readonly unknown[]> {
  const { browser, server } = await writtenBy(report)
  // The picture is left out where there is no room for it; in both, as the lines show.
  const words = wordsOf(fitFonts({ ...report, picture: null }).report)
  const papers = [browser, server]
  return [
    ...papers.flatMap(({ text }) => firstMissing(words, text) ?? []),
    ...(browser.pages === server.pages ? [] : [[browser.pages, server.pages]]),
    ...apart(browser, server),
    ...papers.flatMap((paper) => unsaid(report, paper)),
  ]
}

/** What a page has to say and does not: which it is, whose service it is of, and from the second on of what. */
function unsaid({ footer, runningHead }: Report, { pageTexts, pages }: ReadPdf): readonly string[] {
  return pageTexts.flatMap((text, index) =>
    [footer.date, footer.owner, `Page ${index + 1} of ${pages}`, ...(index > 0 ? [runningHead] : [])].filter(
      (words) => !text.includes(words),
    ),
  )
}

const paperOf = (...of: Parameters<typeof packSourceOf>) => packReport(openPack(packSourceOf(...of)))

const plans = everyPerson.flatMap((person) => [true, false].map((isPaid) => ({ person, isPaid })))

test.each(plans)(
  'the report of $person, paid: $isPaid, is alike in both writers',
  async ({ person, isPaid }) => {
    expect(await differences(buildReport(sourceOf(person, { isPaid })))).toEqual([])
  },
)

const longName = 'Ọlápéjú-Adébáyọ̀ Chukwuemeka Oluwaṣeun Ngọzị Títílayọ̀ Ṣówándé-Ọ̀ṣúnlànà'

const packs = packCases.flatMap((person) => [true, false].map((isPaid) => ({ person, isPaid })))

test.each(packs)('the return pack of $person, paid: $isPaid, is alike in both writers', async (wanted) => {
  expect(await differences(paperOf(wanted.person, { isPaid: wanted.isPaid }))).toEqual([])
})

test('a return pack of five hundred certificates with long names is alike in both writers', async () => {
  expect(await differences(packReport(openPack(longPackSource())))).toEqual([])
}, 60_000)

describe.each([true, false])('of whatever was answered, paid: %s', (isPaid) => {
  test('every line is broken alike and stands at the same place of the same page', async () => {
    await fc.assert(
      fc.asyncProperty(
        soundAnswers,
        fc.constantFrom(
          'Adaeze Okafor',
          longName,
          'x'.repeat(120),
          'Ada/Obi Okafor-Eze',
          'Nguyễn Ələ 😀 سان',
        ),
        async (answers, name) => {
          const source = sourceOf('renter', { answers, isPaid, taxpayer: { name, tin: '12345678-0001' } })
          expect(await differences(buildReport(source))).toEqual([])
        },
      ),
      { numRuns: 20, endOnFailure: true },
    )
  }, 60_000)
})

/** Sources of both writers, in which every measure is taken from the layout. */
const writers = ['web/features/report/drawing', 'templates/report/html'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, '..', folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
)

test.each(writers)('%s: states no length, no colour and no size of its own', (file) => {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    .replaceAll('toString(16)', '')
  expect(source.match(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi)).toBeNull()
  expect(source.match(/(?<![\w}])(?!0pt)\d*\.?\d+(?:pt|px|mm|cm|em|rem)\b/g)).toBeNull()
  // Halves, doubles, the three parts of a double rule, percent; the fonts' weights, and the format's version.
  const numbers = source.match(/(?<![\w.$#'])(?<!\w-)\d+(?:\.\d+)?(?![\w.])/g) ?? []
  expect(
    numbers.filter((number) => !['0', '1', '2', '3', '0.5', '100', '400', '700', '1.7'].includes(number)),
  ).toEqual([])
})

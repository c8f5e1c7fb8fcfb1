import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { buildReport } from '../contract/report/index.ts'
import { everyPerson, sourceOf } from '../contract/report/testing/sources.ts'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { readPdf, type PlacedText, type ReadPdf } from '../templates/report/testing/read-pdf.ts'
import { firstMissing, wordsOf } from '../templates/report/testing/words-of.ts'
import { drawn } from '../web/features/report/testing/draw.ts'
import { createPrinter, launchForPrinting } from '../worker/printer/index.ts'
import { printReport } from '../worker/reports/print-report.ts'

// The two writers of the report, the browser's and the server's, share one model and one layout.

const printer = createPrinter({
  launch: () => launchForPrinting(process.env['PUPPETEER_EXECUTABLE_PATH']),
  logger: quietLogger,
})
afterAll(() => printer.close())

/** Points that a text may stand elsewhere: the browser prints rules in whole pixels, and each rounds lines its own way. */
const tolerance = { across: 1.5, down: 4, size: 0.1 }

const byText = (paper: ReadPdf) => Map.groupBy(paper.placed, ({ text }) => text)

/** Texts that both writers set in one piece, each with where it stands in either file. */
function paired(browser: ReadPdf, server: ReadPdf): (readonly [PlacedText, PlacedText])[] {
  const printed = byText(server)
  return [...byText(browser)].flatMap(([text, places]) => {
    const others = printed.get(text) ?? []
    return others.length === places.length
      ? places.map((place, index) => [place, others[index] ?? place] as const)
      : []
  })
}

const plans = everyPerson.flatMap((person) => [true, false].map((isPaid) => ({ person, isPaid })))

describe.each(plans)('the report of $person, paid: $isPaid', ({ person, isPaid }) => {
  test('has the same words in the same order at the same places in both writers', async () => {
    const source = sourceOf(person, { isPaid })
    const report = buildReport(source)
    const browser = await readPdf((await drawn(source)).bytes)
    const server = await readPdf((await printReport({ printer }, { report, basis: Buffer.alloc(32) })).file)

    for (const paper of [browser, server]) expect(firstMissing(wordsOf(report), paper.text)).toBeUndefined()
    expect(server.pages).toBe(browser.pages)

    const pairs = paired(browser, server)
    expect(pairs.length).toBeGreaterThan(wordsOf(report).length * 0.8)
    const apart = pairs.filter(
      ([a, b]) =>
        a.page !== b.page ||
        Math.abs(a.size - b.size) > tolerance.size ||
        Math.abs(a.left - b.left) > tolerance.across ||
        Math.abs(a.right - b.right) > tolerance.across ||
        Math.abs(a.baseline - b.baseline) > tolerance.down,
    )
    // The browser's ends every page, the server's the document.
    expect(apart.filter(([{ text }]) => text !== report.footer.owner)).toEqual([])
  })
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

import { afterAll, describe, expect, test } from 'vitest'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { buildReport } from '../../contract/report/index.ts'
import { everyPerson, sourceOf } from '../../contract/report/testing/sources.ts'
import { nigerianNames } from '../../templates/report/testing/names.ts'
import { readPdf } from '../../templates/report/testing/read-pdf.ts'
import { firstMissing, wordsOf } from '../../templates/report/testing/words-of.ts'
import { createPrinter, launchForPrinting } from '../printer/index.ts'
import { printReport } from './print-report.ts'

const printer = createPrinter({
  launch: () => launchForPrinting(process.env['PUPPETEER_EXECUTABLE_PATH']),
  logger: quietLogger,
})
afterAll(() => printer.close())

/** The report of a source, printed and read again. */
async function paperOf(...source: Parameters<typeof sourceOf>) {
  const report = buildReport(sourceOf(...source))
  const { file } = await printReport({ printer }, { report, basis: Buffer.alloc(32) })
  return { report, file, paper: await readPdf(file) }
}
const plans = everyPerson.flatMap((person) => [true, false].map((isPaid) => ({ person, isPaid })))

describe.each(plans)('the report of $person, paid: $isPaid', ({ person, isPaid }) => {
  test('says what the model says, in its order, and names every page', async () => {
    const { report, paper } = await paperOf(person, { isPaid })
    expect(firstMissing(wordsOf(report), paper.text)).toBeUndefined()
    paper.pageTexts.forEach((text, index) => {
      expect(text).toContain(report.footer.date)
      expect(text).toContain(report.footer.owner)
      expect(text).toContain(`Page ${index + 1} of ${paper.pages}`)
    })
  })
})

test('is a tagged document with a title, a language, headings and tables with head cells', async () => {
  const { report, paper } = await paperOf('everything')
  expect(paper).toMatchObject({ title: report.documentTitle, language: 'en-NG', isTagged: true })
  const rows = report.sections.reduce((sum, section) => sum + section.rows.length, 0)
  expect(paper.roles['Table']).toBeGreaterThanOrEqual(report.sections.length)
  expect(paper.roles['TH']).toBeGreaterThanOrEqual(rows)
  expect(paper.roles['TD']).toBeGreaterThanOrEqual(rows)
  expect(paper.roles['H1']).toBe(1)
  expect(paper.headings).toEqual([
    report.title,
    report.answer.label,
    ...report.sections.map(({ heading }) => heading),
  ])
})

test('a report without its working fits one page; the longest repeats the heads of its tables', async () => {
  expect((await paperOf('renter', { isPaid: false })).paper.pages).toBe(1)
  const { paper } = await paperOf('everything')
  expect(paper.pages).toBeGreaterThan(3)
  const heads = paper.pageTexts.filter((text) => /informational calculations only\. *Line *Amount/.test(text))
  expect(heads.length).toBeGreaterThan(0)
})

test('Nigerian names are found in the text letter by letter, however they were typed', async () => {
  expect(nigerianNames).toHaveLength(24)
  for (const form of ['NFC', 'NFD'] as const) {
    const name = nigerianNames.map((one) => one.normalize(form)).join(' ')
    const { paper } = await paperOf('renter', { taxpayer: { name, tin: null } })
    const read = paper.text.replaceAll(/\s+/g, '')
    const lost = nigerianNames.filter((one) => !read.includes(one.replaceAll(/\s+/g, '')))
    expect(lost).toEqual([])
  }
})

test('every letter that the fonts draw as one glyph with its mark is read as that letter with its mark', async () => {
  const letters = ['ẸỊỌỤẹịọụ', 'EIOUeiouÈÌÒÙèìòùÉÍÓÚéíóúĒĪŌŪēīōūSs', 'MmNn', 'Mm']
  const marks = ['\u0300\u0301\u0304\u030C', '\u0329', '\u0304', '\u0300\u030C']
  const clusters = letters.flatMap((some, index) =>
    some.split('').flatMap((letter) => (marks[index] ?? '').split('').map((mark) => letter + mark)),
  )
  expect(new Set(clusters).size).toBe(74)
  const { paper } = await paperOf('renter', { taxpayer: { name: clusters.join(' '), tin: null } })
  const read = paper.text.replaceAll(/\s+/g, '')
  expect(clusters.filter((cluster) => !read.includes(cluster.normalize('NFC')))).toEqual([])
})

test('markup, right-to-left marks and characters of other scripts leave the rest of the report whole', async () => {
  const name = '</style><script>alert(1)</script> \u202Etxt.exe &amp; 王小明 😀'
  const { report, paper } = await paperOf('renter', { taxpayer: { name, tin: '"><img src=x>' } })
  expect(paper.text.replaceAll(/\s+/g, '')).toContain('</style><script>alert(1)</script>')
  expect(firstMissing(wordsOf(report).slice(6), paper.text)).toBeUndefined()
})

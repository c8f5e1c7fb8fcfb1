import { describe, expect, test } from 'vitest'
import { everyPerson, sourceOf } from '../../../../contract/report/testing/sources.ts'
import { drawnAndRead } from '../testing/draw.ts'
import { nigerianNames } from '../../../../templates/report/testing/names.ts'

/** Blanks are removed because a long name may break anywhere. */
const withoutBlanks = (text: string) => text.replace(/\s/g, '')

describe('what a reader finds', () => {
  test.each(everyPerson.flatMap((person) => [true, false].map((isPaid) => ({ person, isPaid }))))(
    'of $person, Pro: $isPaid: every row of the model, in order',
    async ({ person, isPaid }) => {
      const { report, text, pages } = await drawnAndRead(sourceOf(person, { isPaid }))
      let from = text.indexOf(report.subtitle)
      expect(from).toBeGreaterThan(-1)
      const words = report.sections.flatMap(({ heading, intro, columns, rows }) => [
        heading,
        ...(intro === null ? [] : [intro]),
        ...(rows.length > 0 ? columns.map(({ label }) => label) : []),
        ...rows.flatMap(({ cells, notes }) => [cells[0] ?? '', ...notes, ...cells.slice(1)]),
      ])
      for (const word of words) {
        const at = text.indexOf(word, from)
        expect(at, `"${word}" after "${text.slice(Math.max(0, from - 40), from)}"`).toBeGreaterThanOrEqual(
          from,
        )
        from = at + word.length
      }
      for (const { label, value } of report.facts) expect(text).toContain(`${label} ${value}`)
      for (const words of report.remarks) expect(text).toContain(words)
      expect(text.split(report.footer.owner)).toHaveLength(pages + 1)
    },
  )

  test('is tagged, titled and has a language', async () => {
    const { title, language, isTagged, roles, report } = await drawnAndRead(sourceOf('renter'))
    expect({ title, language, isTagged }).toEqual({
      title: 'NaijaTax: Personal Income Tax Calculation Report, Tax Year 2026',
      language: 'en-NG',
      isTagged: true,
    })
    const tables = report.sections.filter(({ rows }) => rows.length > 0)
    const rows = tables.reduce((sum, section) => sum + section.rows.length, 0)
    expect(roles).toMatchObject({ H1: 1, H2: report.sections.length, Table: tables.length, Figure: 1 })
    expect(roles['TR']).toBe(rows + tables.length)
    expect(roles['TH']).toBe(rows + tables.reduce((sum, { columns }) => sum + columns.length, 0))
  })

  test.each(nigerianNames.flatMap((name) => [name.normalize('NFC'), name.normalize('NFD')]))(
    'is the name %s as it is written',
    async (name) => {
      const { text } = await drawnAndRead(sourceOf('exempt', { taxpayer: { name, tin: null } }))
      expect(text.normalize('NFC')).toContain(name.normalize('NFC'))
      expect(text).toContain('TIN N/A')
    },
  )
})

describe('a masked report', () => {
  test.each(everyPerson)(
    '%s: has no digit but those of the year, the TIN, the day and the pages',
    async (person) => {
      const { text, report } = await drawnAndRead(sourceOf(person, { isPaid: false }))
      const known = [report.footer.date, '2026', '2025', '12345678-0001', /Page \d of \d/g]
      const rest = known.reduce<string>(
        (left, word) => (typeof word === 'string' ? left.split(word).join('') : left.replace(word, '')),
        text,
      )
      expect(rest.match(/[\d₦%]/g)).toBeNull()
      expect(text).toContain('Upgrade at https://naijatax.test/upgrade')
    },
  )
})

describe('pages', () => {
  test('a return that fits is on one page, and says so', async () => {
    const { pages, text } = await drawnAndRead(sourceOf('renter', { isPaid: false }))
    expect(pages).toBe(1)
    expect(text).toContain('Page 1 of 1')
    expect(text).toContain('20 November 2026')
  })

  test('the working begins a page of its own', async () => {
    const { pageTexts } = await drawnAndRead(sourceOf('renter'))
    expect(pageTexts).toHaveLength(2)
    expect(pageTexts[0]).toContain('Effective Tax Rate')
    expect(pageTexts[1]).toContain('How this was worked out')
  })

  test('a long table goes on with the names of its columns, each page says which it is, no row is parted', async () => {
    const { pageTexts, pages, report } = await drawnAndRead(sourceOf('everything'))
    expect(pages).toBeGreaterThan(3)
    pageTexts.forEach((text, index) => expect(text).toContain(`Page ${index + 1} of ${pages}`))
    const worked = pageTexts.filter((text) => /How this was worked out|Line Amount/.test(text))
    expect(worked.length).toBeGreaterThan(1)
    for (const { rows } of report.sections)
      for (const { cells, notes } of rows) {
        const words = [cells[0] ?? '', ...notes].join(' ')
        expect(
          pageTexts.filter((text) => text.includes(words)),
          words,
        ).not.toEqual([])
      }
  })
})

describe('text of any kind', () => {
  test('a name of five hundred letters stands in full, over several lines', async () => {
    const name = Array.from({ length: 50 }, (_, index) => `Ọlá${String(index).padStart(2, '0')}bàyọ̀`).join(
      ' ',
    )
    expect(name.length).toBeGreaterThanOrEqual(500)
    const { text } = await drawnAndRead(sourceOf('renter', { taxpayer: { name, tin: null } }))
    expect(text).toContain(name.normalize('NFC'))
  })

  test('and so does one without a blank', async () => {
    const name = 'Ṣ'.repeat(500)
    const { text, pages } = await drawnAndRead(sourceOf('renter', { taxpayer: { name, tin: null } }))
    expect(withoutBlanks(text)).toContain(name)
    expect(pages).toBeLessThanOrEqual(3)
  })

  test.each([
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['marks of direction', 'Ada\u202Eeze\u200F O\u2066kafor', 'Adaeze Okafor'],
    ['brackets and backslashes of the format', '(A) \\ ) endobj << >> %', '(A) \\ ) endobj << >> %'],
    ['letters of the larger set', 'Łukasz Žižek Ŋanga', 'Łukasz Žižek Ŋanga'],
    ['letters of no set, told in others', 'Nguyễn Ələ', 'Nguyen Ǝlə'],
    ['Ajami', 'سان', 'san'],
    ['signs that nothing tells', 'Ada 😀', 'Ada ?'],
  ])('%s', async (_, name, found) => {
    const { text } = await drawnAndRead(sourceOf('renter', { taxpayer: { name, tin: null } }))
    expect(text).toContain(`Taxpayer ${found} TIN`)
  })
})

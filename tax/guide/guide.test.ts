import { describe, expect, it, test } from 'vitest'
import { amountKeys } from '../answers/index.ts'
import { calculate } from '../calculate.ts'
import { formatNaira } from '../money/format.ts'
import { questionIds } from '../questionnaire/questions.ts'
import { articleOfLine, articleOfQuestion } from './article-ids.ts'
import { type Article, articleOf, articles, caveatsOf, guide } from './index.ts'

const words = (text: string) => text.split(/\s+/).length

describe('the guide', () => {
  it('has enough to look up, each article once', () => {
    expect(articles.length).toBeGreaterThanOrEqual(100)
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
  })

  it('finds an article by its id', () => {
    expect(articleOf('rent-relief')?.title).toBe('How does rent relief work?')
    expect(articleOf('no-such-article')).toBeUndefined()
  })

  it('has more to tell of every question but the name, and of every line', () => {
    const told = questionIds.filter((id) => articleOf(articleOfQuestion[id] ?? '') !== undefined)
    expect(questionIds.filter((id) => !told.includes(id))).toEqual(['name'])
    expect(articleOf(articleOfLine('rentRelief'))?.id).toBe('rent-relief')
    expect(articleOf(articleOfLine('band-3'))?.id).toBe('tax-bands')
    for (const key of amountKeys) expect(articleOf(articleOfLine(key)), key).toBeDefined()
  })

  it('cites the law wherever it speaks of the law', () => {
    const uncited = articles.filter(({ sections }) => sections.length === 0).map(({ id }) => id)
    const ofTheProduct =
      guide.find(({ name }) => name === 'This calculator')?.articles.map(({ id }) => id) ?? []
    expect(uncited.filter((id) => !ofTheProduct.includes(id))).toEqual(['rounding', 'tax-id'])
  })
})

test('articles on one’s own work lead who keeps no records to presumptive tax, at once', () => {
  const leading = articles.filter(({ readFirst }) => readFirst !== undefined)
  expect(Object.fromEntries(leading.map(({ id, readFirst }) => [id, readFirst]))).toEqual({
    'business-income': 'presumptive-tax',
    'self-employed': 'presumptive-tax',
  })
  for (const { body } of leading) expect(body[0]).toContain('presumptive tax')
})

const caveats = (more: Partial<Article>) => caveatsOf({ ...articleOf('tax-bands')!, ...more })

describe('how far an article can be relied on', () => {
  it('is told where something is reported or open, and only there', () => {
    expect(caveats({})).toEqual([])
    expect(caveats({ reportedBy: ['Joint Revenue Board, 24 February 2026', 'PwC'] })).toEqual([
      'Reported by Joint Revenue Board, 24 February 2026; PwC, not read in the Act.',
    ])
    expect(caveats({ unsure: ['Part of a month may count as a month.'] })).toEqual([
      'Not certain: Part of a month may count as a month.',
    ])
  })
})

describe.each(articles)('$id', (article) => {
  const { id, title, sections, body, reviewed, reportedBy = [], unsure = [], seeAlso = [] } = article

  it('was held against the law on a day that is named', () => {
    expect(new Date(reviewed).toISOString().slice(0, 10)).toBe(reviewed)
    expect(reviewed >= '2026-11-22').toBe(true)
  })

  it('names whole sources and says what is open in whole sentences', () => {
    for (const source of reportedBy) expect(source).toMatch(/^[A-Z].*[^.]$/)
    for (const words of unsure) expect(words).toMatch(/^[A-Z0-9₦].*\.$/)
  })

  it('is short, in the house’s voice, and ends its sentences', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(body.reduce((sum, text) => sum + words(text), 0)).toBeLessThanOrEqual(130)
    for (const text of [title, ...body]) {
      expect(text).toMatch(/^[A-Z]/)
      expect(text).not.toMatch(/please|oops|invalid|!|N\d/i)
    }
    for (const text of body) expect(text).toMatch(/[.?]$/)
  })

  it('leads to articles that exist', () => {
    expect(seeAlso.filter((other) => articleOf(other) === undefined)).toEqual([])
    expect(seeAlso).not.toContain(id)
  })

  it('cites sections by their names', () => {
    for (const section of sections)
      expect(section).toMatch(
        /^(Section \d|(First|Fourth|Twelfth) Schedule$|Nigeria Tax Administration Act, (section \d|Fifth Schedule$)|Personal Income Tax Act,|Withholding Regulations 2024 \(S\.I\. 34\), )/,
      )
  })
})

describe.each(articles.filter(({ examples = [] }) => examples.length > 0))(
  'the figures of $id',
  ({ body, unsure = [], examples = [] }) => {
    test.each(examples)('are the engine’s: $totalTax', ({ answers, totalTax }) => {
      expect(calculate(answers, { currentYear: 2026 }).totalTax).toBe(totalTax)
      expect([...body, ...unsure].join(' ')).toContain(totalTax > 0 ? formatNaira(totalTax) : 'free')
    })
  },
)

import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { explainFreely } from '../explanation/index.ts'
import { questions } from '../questionnaire/questions.ts'
import { soundAnswers } from '../testing/arbitraries.ts'
import { figuresIn, reportersOf, unknownFigures } from '../testing/figures.ts'
import { factWords, helpText, questionWords } from '../words/index.ts'
import { languages } from '../words/language.ts'
import { type Article, articleOf, guide } from './index.ts'

/** What the product costs is no figure of the law. */
const ofTheLaw = guide.filter(({ name }) => name !== 'This calculator').flatMap(({ articles }) => articles)
const sentences = ({ title, body, unsure = [] }: Article) => [title, ...body, ...unsure]

describe.each(ofTheLaw)('$id', (article) => {
  it('says no figure that neither the law nor the engine gives', () => {
    expect(sentences(article).flatMap((text) => unknownFigures(text, article))).toEqual([])
  })

  it('names who reports a figure that is read in no law', () => {
    const named = (article.reportedBy ?? []).join('; ')
    const needed = article.body.flatMap((text) => reportersOf(text, article))
    expect(needed.filter((reporter) => !named.includes(reporter))).toEqual([])
  })
})

/** The text with another figure in the place of this one. */
const planted = (text: string, words: string) =>
  text.replace(
    words,
    words.replace(
      /two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|ninety|\d[\d,.]*/i,
      words.includes(',') ? '97,001' : '97',
    ),
  )

test('a figure that is changed is refused, wherever it stands', () => {
  const all = ofTheLaw.flatMap((article) =>
    sentences(article).flatMap((text) => figuresIn(text).map(({ words }) => ({ article, text, words }))),
  )
  expect(all.length).toBeGreaterThan(150)
  const missed = all.filter(
    ({ article, text, words }) => unknownFigures(planted(text, words), article).length === 0,
  )
  expect(missed.map(({ article, words }) => `${article.id}: ${words}`)).toEqual([])
})

test.each([
  [
    'A late return costs ₦100,000 for the first month.',
    'A late return costs ₦120,000 for the first month.',
    '₦120,000',
  ],
  ['Rent relief is 20% of the rent.', 'Rent relief is 22% of the rent.', '22%'],
  ['Keep papers for six years.', 'Keep papers for seven years.', 'seven years'],
  ['183 days within twelve months', '182 days within twelve months', '182 days'],
  ['The date is 31 March.', 'The date is 30 March.', '30 March'],
  ['You have 30 days.', 'You have sixty, or 60 days.', '60 days'],
])('%s is told; %s is not', (right, wrong, figure) => {
  expect(unknownFigures(right)).toEqual([])
  expect(unknownFigures(wrong)).toEqual([figure])
})

/** The one example in the help, a car of ₦20,000,000, as that article supposes it. */
const articleOfHelp = (id: string) => (id === 'vehicle-benefit' ? articleOf('company-car') : undefined)

test.each(
  questions.flatMap((question) =>
    languages.map(({ code }) => ({ id: question.id, question, language: code })),
  ),
)('the help of $id in $language says no other figure either', ({ id, question, language }) => {
  const { heading, hint, helpTitle } = questionWords(question, 2026)
  const texts = [heading, hint, helpTitle, helpText(id, language).text]
  expect(texts.flatMap((text) => unknownFigures(text, articleOfHelp(id)))).toEqual([])
})

/** The one example among them: rent paid for two years, as that article supposes it. */
const articleOfFact = (key: string) => (key === 'rentMonths' ? articleOf('rent-relief') : undefined)

test.each(Object.entries(factWords))(
  'nor does what is asked after the result: %s',
  (key, { heading, hint }) => {
    expect(unknownFigures(`${heading} ${hint}`, articleOfFact(key))).toEqual([])
  },
)

test('nor does a note of anybody', () => {
  fc.assert(
    fc.property(soundAnswers, (answers) => {
      const { notes } = explainFreely(answers, { currentYear: 2026 })
      expect(notes.flatMap(({ heading, words }) => unknownFigures(`${heading}. ${words}`))).toEqual([])
    }),
    { numRuns: 3_000 },
  )
})

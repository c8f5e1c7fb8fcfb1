import { describe, expect, test } from 'vitest'
import { amountRows, kebab } from '../answers/keys.ts'
import { factKeys } from '../answers/facts.ts'
import { questionIds } from '../questionnaire/questions.ts'
import { questions } from '../questionnaire/questions.ts'
import { factHelpText } from './fact-help.ts'
import { loadFactHelp, loadSheetHelp } from './language.ts'
import { sheetHelpText, sheetTexts } from './sheet-help.ts'
import { estimateInWords, helpText, languages, loadHelp, questionWords } from './index.ts'

const words = questions.map((question) => ({ id: question.id, ...questionWords(question, 2026) }))

/** The figures that a text names: they may not differ between languages. */
const figures = (text: string) => [...new Set(text.match(/\d[\d,.]*\d|\d/g) ?? [])].sort()

describe('English words of each question', () => {
  test.each(words)(
    '$id: a question, a hint and a help, the year filled in',
    ({ heading, hint, helpTitle }) => {
      expect(heading).toMatch(/^[A-Z].*\?$/)
      expect(hint).toMatch(/^[A-Z0-9].*\.$/)
      expect(helpTitle).toMatch(/\?$/)
      expect(`${heading}${hint}${helpTitle}`).not.toMatch(/[{}]/)
    },
  )

  test('keep the house’s voice', () => {
    const texts = words.flatMap(({ heading, hint, helpTitle }) => [heading, hint, helpTitle])
    const help = questionIds.map((id) => helpText(id, 'en').text)
    expect([...texts, ...help].filter((text) => /please|oops|invalid|!/i.test(text))).toEqual([])
  })

  test('name the year', () => {
    const salary = questions.find(({ id }) => id === 'salary')
    expect(salary && questionWords(salary, 2025)).toEqual({
      label: 'Salary',
      heading: 'How much salary were you paid in 2025?',
      hint: 'Before tax and pension were taken out. Empty counts as ₦0.',
      ownHint: 'Before tax and pension were taken out.',
      helpTitle: 'What counts as salary?',
    })
  })

  test('nothing is said to be assumed of a pensioner', () => {
    const hints = questions.map((question) => questionWords(question, 2026, { status: 'pensioner' }).hint)
    expect(hints.filter((hint) => /assume/.test(hint))).toEqual([])
    expect(words.filter(({ hint }) => /assume/.test(hint)).map(({ id }) => id)).toEqual([
      'pension-contribution',
      'nhf-contribution',
      'nhis-contribution',
    ])
  })

  test('say that an empty amount counts as nothing, unless a share is assumed', () => {
    const ending = words.filter(({ hint }) => hint.endsWith(' Empty counts as ₦0.')).map(({ id }) => id)
    const others = amountRows.filter(({ assumed }) => assumed === null).map(({ key }) => kebab(key))
    expect(ending).toEqual(others)
    expect(
      words.filter(({ heading, hint }) => /in naira|Leave it empty if you (had|paid)/.test(heading + hint)),
    ).toEqual([])
  })

  test('a label is never used twice', () => {
    expect(new Set(words.map(({ label }) => label)).size).toBe(questions.length)
  })
})

describe.each(languages)('help in $name', ({ code }) => {
  test.each(questionIds)('%s', (id) => {
    const { text, language } = helpText(id, code)
    expect(language).toBe(code)
    expect(text.length).toBeGreaterThan(40)
    expect(text).toMatch(/\.$/)
    expect(text).toBe(text.normalize('NFC'))
    expect(figures(text)).toEqual(figures(helpText(id, 'en').text))
  })
})

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

describe.each(languages)('the questions after the result in $name', ({ code }) => {
  test.each(factKeys)('%s', (key) => {
    const { text, language } = factHelpText(key, code)
    const english = factHelpText(key, 'en').text
    expect(language).toBe(code)
    expect(text).toMatch(/\?.*\.$/)
    expect(text).toBe(text.normalize('NFC'))
    expect(figures(text)).toEqual(figures(english))
    expect(placeholders(text)).toEqual(placeholders(english))
  })
})

describe.each(languages)('the worksheets in $name', ({ code }) => {
  test.each(sheetTexts())('$path', ({ path }) => {
    const { text, language } = sheetHelpText(path, code)
    const english = sheetHelpText(path, 'en').text
    expect(language).toBe(code)
    expect(text).toMatch(/^[\p{Lu}0-9].*[.?]$/u)
    expect(text).toBe(text.normalize('NFC'))
    expect(text === english).toBe(code === 'en')
    expect(figures(text)).toEqual(figures(english))
    expect(placeholders(text)).toEqual(placeholders(english))
  })
})

test.each(['yo', 'pcm'] as const)('the worksheets are loaded in %s, each text once', async (code) => {
  const loaded = Object.values(await loadSheetHelp(code)).flatMap((texts) => Object.entries(texts))
  const texts = sheetTexts().map(({ path }) => [path, sheetHelpText(path, code).text])
  expect(loaded).toHaveLength(texts.length)
  expect(Object.fromEntries(loaded)).toEqual(Object.fromEntries(texts))
})

test.each(['yo', 'pcm'] as const)('the questions after the result are loaded in %s', async (code) => {
  const texts = await loadFactHelp(code)
  expect(texts).toEqual(Object.fromEntries(factKeys.map((key) => [key, factHelpText(key, code).text])))
})

test('no text stands in for another language', () => {
  const texts = questionIds.flatMap((id) => languages.map(({ code }) => helpText(id, code).text))
  texts.push(...factKeys.flatMap((key) => languages.map(({ code }) => factHelpText(key, code).text)))
  expect(new Set(texts).size).toBe(texts.length)
})

test('Yoruba and Pidgin are marked as not yet reviewed by a native speaker', () => {
  expect(languages.map(({ code }) => helpText('salary', code).reviewed)).toEqual([true, false, false])
})

test.each(languages)('help in $name is loaded as it stands', async ({ code }) => {
  const texts = await loadHelp(code)
  expect(questionIds.map((id) => texts[id])).toEqual(questionIds.map((id) => helpText(id, code).text))
  expect(Object.keys(texts)).toHaveLength(questionIds.length)
})

test('a year before the Act is an estimate and says so, without a figure of the person', () => {
  expect(estimateInWords(2025)).toBe(
    'This is an estimate. The law in force in 2025, the Personal Income Tax Act, used other bands and reliefs.',
  )
  expect(estimateInWords(2026)).toBeUndefined()
})

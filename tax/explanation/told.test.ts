import { expect, it } from 'vitest'
import {
  actInWords,
  besideTheBands,
  emptyInWords,
  groundInWords,
  openInWords,
  sameInWords,
  togetherInWords,
} from '../act/in-words.ts'
import type { RawAnswers } from '../answers/raw-answers.ts'
import { employee } from '../cases/case.ts'
import { people } from '../cases/people.ts'
import {
  changeInWords,
  explain,
  explainFreely,
  noteEffectInWords,
  oldLawExemptionFor,
  payExemptInWords,
  rangeInWords,
  restsOnInWords,
  standingInWords,
  takerInWords,
  toldFirstFor,
  toldFirstInWords,
  totalDeductionsOf,
  yearLawTaxOf,
} from './index.ts'

// Everything that is told of people's taxes, whole, in files that people read: who changes one with -u reads what changed.

const currentYear = 2026

const both: RawAnswers = {
  firstName: 'Ada',
  lastName: 'Obi',
  taxYear: 2026,
  status: 'both',
  salary: 6_000_000,
  businessIncome: 3_000_000,
  rentPaidBySelf: 4_000_000,
}
const told: Readonly<Record<string, RawAnswers>> = {
  ...Object.fromEntries(people.map(({ who, answers, facts }) => [who, { ...answers, ...facts }])),
  ...Object.fromEntries(
    [2020, 2023, 2025, 2027].map((taxYear) => [`a job and a trade in ${taxYear}`, { ...both, taxYear }]),
  ),
  'pay at the minimum wage in 2025': employee({ salary: 840_000, taxYear: 2025 }),
  'pay of half a year': employee({ salary: 3_000_000, monthsPaid: 6, payeTaken: 100_000 }),
  'a pensioner with interest and foreign dividends': {
    ...both,
    status: 'pensioner',
    pension: 2_000_000,
    interest: 900_000,
    dividendsForeign: 500_000,
  },
  'who lives abroad': employee({ salary: 6_000_000, resident: 'no' }),
  'no income': employee({ salary: 0 }),
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object'

/** A value in lines, as deep as it goes: what has plain parts alone is one line. */
function linesOf(value: unknown, depth = 0): string[] {
  const indent = '  '.repeat(depth)
  if (isPlain(value)) return [`${indent}${String(value)}`]
  const entries = Object.entries(value as object)
  const nameOf = (key: string) => (Array.isArray(value) ? '-' : `${key}:`)
  if (entries.every(([, part]) => isPlain(part)))
    return [
      `${indent}${entries.map(([key, part]) => `${nameOf(key)} ${String(part)}`).join(' | ') || 'none'}`,
    ]
  return entries.flatMap(([key, part]) =>
    isPlain(part)
      ? [`${indent}${nameOf(key)} ${String(part)}`]
      : [`${indent}${nameOf(key)}`, ...linesOf(part, depth + 1)],
  )
}

function wordsOf(answers: RawAnswers): object {
  const taxYear = Number(answers.taxYear ?? currentYear)
  const explanation = explain(answers, { currentYear })
  const { result, act, notes, changes, standing } = explanation
  const figures = [true, false].map((isWithFigures) => ({ taxYear, isWithFigures }))
  return {
    explanation,
    freely: explainFreely(answers, { currentYear }),
    'in words': {
      notes: notes.map(({ effect }) => noteEffectInWords(effect)),
      changes: changes.map((change) => changeInWords(change)),
      range: changes.length > 0 ? rangeInWords(changes) : null,
      deductions: totalDeductionsOf(result),
      'old law exempts': oldLawExemptionFor(answers, currentYear),
      'law of the year': yearLawTaxOf(answers, currentYear),
      first: [
        toldFirstFor(answers, currentYear),
        ...figures.map((given) => toldFirstInWords(standing, given)),
      ],
      exempt: figures.flatMap((given) =>
        [true, false].map((isDue) => payExemptInWords(standing, { ...given, isDue })),
      ),
      rests: figures.map((given) => restsOnInWords(standing, given)),
      standing: [true, false].map((isExempt) => standingInWords(standing, { taxYear, isExempt })),
      taker: [true, false].map((hasSeveralJobs) => takerInWords(standing, hasSeveralJobs)),
      act: actInWords({ act, result }),
      beside: act && {
        beside: besideTheBands(act),
        empty: emptyInWords(act),
        open: openInWords(act),
        same: sameInWords(act),
        together: togetherInWords(act, result.totalTax),
      },
    },
  }
}

it.each(Object.entries(told))('of %s', async (name, answers) => {
  const file = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  await expect(`${linesOf(wordsOf(answers)).join('\n')}\n`).toMatchFileSnapshot(`./told/${file}.txt`)
})

it('of a ground: its section, who reports it, and that it is not certain', () => {
  expect(groundInWords({ section: 'Section 30', certainty: 'verified' })).toEqual(['Section 30.'])
  expect(
    groundInWords({
      section: 'Section 30',
      certainty: 'reported',
      reportedBy: 'the press',
      unsure: 'two texts differ.',
    }),
  ).toEqual(['Section 30.', 'Reported, not read in the Act: the press.', 'Not certain: two texts differ.'])
})

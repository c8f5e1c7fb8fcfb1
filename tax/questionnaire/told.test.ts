import { describe, expect, it } from 'vitest'
import { answerKeys } from '../answers/answer-keys.ts'
import { fieldNames } from '../answers/keys.ts'
import type { RawAnswers } from '../answers/raw-answers.ts'
import { statusOptions } from '../answers/status.ts'
import { checkField } from './check-field.ts'
import { hadRows, isHadAnswered, type HadCode } from './had.ts'
import { hadRowsShown, hadTicked, leaveHad, leftOutInWords, statusOfTicks } from './had-leave.ts'

// What the questionnaire makes of every status with every tick, and of every answer as it may be typed: tables that people
// read, in files; who changes one with -u reads what changed.

const statuses = [...statusOptions.map(({ value }) => value), null, 'nobody']
const codes: readonly HadCode[] = [
  ...new Set(
    statusOptions.flatMap(({ value }) =>
      hadRows({ status: value }, { adding: true }).map(({ code }) => code),
    ),
  ),
]
const hads = [
  null,
  '',
  'none',
  ...codes,
  'rent  business',
  ' salary interest',
  'business salary',
  'contributions other',
  'unknown',
]
const list = (items: Iterable<string>) => [...items].join(' ') || '-'

const leftOut = (given: RawAnswers) =>
  leftOutInWords(given, { keys: ['dividendsNigeria', 'dividendsForeign'] })

describe('the tick-list', () => {
  it.each(statuses)('of the status %s', async (status) => {
    const lines = hads.flatMap((had) => {
      const answers: RawAnswers = { status, had, rentPaidBySelf: had === 'unknown' ? '75,000' : null }
      const shown = (adding: boolean) => hadRowsShown(answers, { adding })
      return [
        `had "${had ?? ''}": answered ${isHadAnswered(answers)}, makes ${statusOfTicks(answers) ?? '-'}, ticked ${list(hadTicked(answers))}`,
        `  shown: ${list(shown(false).map(({ code, keys, becomes }) => `${code}(${keys.join()}${becomes === null ? '' : ` makes ${becomes}`})`))}`,
        `  with what is added: ${list(
          shown(true)
            .map(({ code }) => code)
            .filter((code) => shown(false).every((row) => row.code !== code)),
        )}`,
        `  left: ${JSON.stringify(leaveHad(answers, new Set()))}; without rent and contributions: ${JSON.stringify(leaveHad(answers, new Set<HadCode>(['rent', 'contributions'])))}`,
      ]
    })
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./told/ticks-${status ?? 'none'}.txt`)
  })

  it('says what unticking takes away', () => {
    expect(leftOut({})).toBeUndefined()
    expect(leftOut({ dividendsNigeria: '' })).toBeUndefined()
    expect(leftOut({ dividendsNigeria: '75,000' })).toBe('₦75,000 will be left out')
    expect(leftOut({ dividendsNigeria: '75,000.25', dividendsForeign: 1.25 })).toBe(
      '₦75,001.50 will be left out',
    )
    expect(leftOut({ dividendsNigeria: '75,000', dividendsForeign: 'a lot' })).toBe(
      'What you typed will be left out',
    )
  })
})

const typed: readonly unknown[] = [
  null,
  '',
  '  ',
  0,
  1,
  12,
  13,
  1.5,
  -1,
  true,
  '0',
  '3',
  ' 7 ',
  '12x',
  'x12',
  '1234',
  2019,
  2020,
  '2026',
  2027,
  2028,
  'employee',
  'married',
  'yes',
  'no',
  'rent life',
  '1,234,567.50',
  '1.2m',
  '12345678-0001',
  '123456780001',
  'Adaeze',
  'A'.repeat(100),
  'A'.repeat(101),
  'A\u202eB',
  '1000000000001',
  'a lot',
]

describe('every answer as it may be typed', () => {
  it('is taken or refused with its words', async () => {
    const context = { currentYear: 2026 }
    const outcomes = answerKeys.map((key) => ({
      key,
      lines: typed.map((value) => {
        const check = checkField(key, value, context)
        const shown =
          typeof value === 'string' && value.length > 20
            ? `${value.slice(0, 3)} (${value.length})`
            : JSON.stringify(value)
        return `  ${shown}: ${check.ok ? JSON.stringify(check.value).slice(0, 24) : check.message}`
      }),
    }))
    // Keys to which the same happens stand together, their own names left out.
    const told = new Map<string, string[]>()
    for (const { key, lines } of outcomes) {
      const name: string = key in fieldNames ? fieldNames[key as keyof typeof fieldNames] : 'amount'
      const text = lines.join('\n').replaceAll(name, '(name)')
      told.set(text, [...(told.get(text) ?? []), key])
    }
    const lines = Array.from(told, ([text, keys]) => `${keys.join(' ')}\n${text}`)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./told/answers.txt')
  })
})

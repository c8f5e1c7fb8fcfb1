import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { calculate, formatNaira, nothingPaid } from '../../../../tax/index.ts'
import { answerFrom } from './index.ts'

const own = { answers: undefined, currentYear: 2026 }
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

type Said = (thousands: number, month: string) => string

const firsts: readonly Said[] = [
  (pay, month) => `I earned ${pay}k a month from January to ${month}`,
  (pay, month) => `Left the bank end of ${month}, was on ${pay}k a month there`,
  (pay, month) => `${pay}k monthly till end of ${month}`,
  (pay, month) => `up to ${month} I got ${pay}k a month`,
  (pay, month) => `I stopped work at the bank on 30 ${month}, the salary was ${pay}k monthly`,
]
const seconds: readonly Said[] = [
  (pay, month) => `resumed at a school on 1 ${month} on ${pay}k a month`,
  (pay, month) => `joined a school in ${month} on ${pay}k a month`,
  (pay, month) => `from ${month} to December ${pay}k a month`,
  (pay, month) => `started 1st ${month} at ${pay}k a month`,
  (pay, month) => `new job from ${month}, ${pay}k monthly`,
]

it('two jobs one after the other are counted for their own months, or asked about', () => {
  const wrong: string[] = []
  let told = 0
  const pay = integer({ min: 15, max: 90 }).map((tens) => tens * 10)
  assert(
    property(
      constantFrom(...firsts),
      constantFrom(...seconds),
      pay,
      pay,
      integer({ min: 1, max: 10 }),
      integer({ min: 1, max: 3 }),
      constantFrom(', then ', '. ', '; '),
      (first, second, one, other, last, apart, joint) => {
        const begins = Math.min(12, last + apart)
        const said = `${first(one, months[last - 1] ?? '')}${joint}${second(other, months[begins - 1] ?? '')}. Total tax for 2026?`
        const answer = answerFrom(said, { own })
        const { kind, text } =
          answer.kind === 'read' ? answerFrom('Calculate', { own, earlier: [said] }) : answer
        if (kind !== 'calculated') return
        told += 1
        const salary = (one * last + other * (13 - begins)) * 1000
        const { totalTax } = calculate({ ...nothingPaid, taxYear: 2026, status: 'employee', salary }, own)
        const right = totalTax === 0 ? 'No tax' : formatNaira(totalTax)
        if (!text.includes(right)) wrong.push(`${said} -> wanted ${right}: ${text.slice(0, 200)}`)
      },
    ),
    { numRuns: 400 },
  )
  expect(wrong.slice(0, 4)).toEqual([])
  expect(told).toBeGreaterThan(100)
})

const lost: readonly Said[] = [
  (pay, month) => `They sacked me end of ${month}. I was earning ${pay}k a month`,
  (pay, month) => `I was retrenched at the end of ${month}, the pay was ${pay}k monthly`,
  (pay, month) => `My salary was ${pay}k a month and they dismissed me end of ${month}`,
  (pay, month) => `I lost my job at the end of ${month}. ${pay}k a month is what I was paid`,
]

/** What is calculated of what was said in turn, behind "Calculate" where that is asked; undefined without a figure. */
function figureOf(said: readonly string[]): string | undefined {
  const [last = '', ...before] = said.toReversed()
  const answer = answerFrom(last, { own, earlier: before.toReversed() })
  const told = answer.kind === 'read' ? answerFrom('Calculate', { own, earlier: [...said] }) : answer
  return told.kind === 'calculated' ? told.text : undefined
}

const taxOf = (salary: number, pensionContribution = 0): string => {
  const answers = { ...nothingPaid, pensionContribution, taxYear: 2026, status: 'employee', salary } as const
  const { totalTax } = calculate(answers, own)
  return totalTax === 0 ? 'No tax' : formatNaira(totalTax)
}

it('a job that was lost is counted for the months before, or asked about', () => {
  const wrong: string[] = []
  let told = 0
  assert(
    property(
      constantFrom(...lost),
      integer({ min: 15, max: 90 }).map((tens) => tens * 10),
      integer({ min: 1, max: 11 }),
      (losing, pay, last) => {
        const said = `${losing(pay, months[last - 1] ?? '')} and I have not found any other work. What is my tax for 2026?`
        const text = figureOf([said])
        if (text === undefined) return
        told += 1
        const right = taxOf(pay * last * 1000)
        if (!text.includes(right)) wrong.push(`${said} -> wanted ${right}: ${text.slice(0, 200)}`)
      },
    ),
    { numRuns: 200 },
  )
  expect(wrong.slice(0, 4)).toEqual([])
  expect(told).toBeGreaterThan(100)
})

const rises: readonly Said[] = [
  (pay, month) => `from ${month} they increased me to ${pay}k`,
  (pay, month) => `what if it is ${pay}k from ${month}?`,
  (pay, month) => `my salary was reviewed to ${pay}k a month since ${month}`,
  (pay, month) => `they cut it to ${pay}k from ${month}`,
]

it('a pay that changes in a later turn is counted for its months, with the pension of each', () => {
  const wrong: string[] = []
  let told = 0
  const pay = integer({ min: 30, max: 90 }).map((tens) => tens * 10)
  const pension = integer({ min: 1, max: 30 })
  assert(
    property(
      constantFrom(...rises),
      pay,
      pay,
      pension,
      integer({ min: 2, max: 12 }),
      constantFrom(true, false),
      (rising, one, other, off, month, hasPension) => {
        const first = `I earn ${one}k monthly${hasPension ? ` and ${off}k pension is deducted every month` : ''}. tax?`
        const more = hasPension ? ` and the pension is now ${off + 5}k monthly` : ''
        const second = `${rising(other, months[month - 1] ?? '')}${more}`
        const text = figureOf([first, second])
        if (text === undefined) return
        told += 1
        const [before, after] = [month - 1, 13 - month]
        const paid = hasPension ? (off * before + (off + 5) * after) * 1000 : 0
        const right = taxOf((one * before + other * after) * 1000, paid)
        if (!text.includes(right))
          wrong.push(`${first} >> ${second} -> wanted ${right}: ${text.slice(0, 200)}`)
      },
    ),
    { numRuns: 300 },
  )
  expect(wrong.slice(0, 4)).toEqual([])
  expect(told).toBeGreaterThan(100)
})

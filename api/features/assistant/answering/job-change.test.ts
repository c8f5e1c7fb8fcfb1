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

import { expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'

const told = (ask: string): string => {
  const { first, confirmed } = put({ ask, after: [], own: false })
  return (confirmed ?? first).text
}

const oneOff = ['sign on fee of 3m', 'a sign-on fee of 3m', 'a signing on fee of 3m', 'a signing bonus of 3m']

test.each(oneOff)('what is given once beside a pay of each month counts once: %s', (fee) => {
  // 600,000 ten times and 3,000,000 once.
  expect(told(`The club paid me 600k a month for 10 months, plus ${fee}. Tax for the year?`)).toContain(
    '₦1,410,000',
  )
})

test('money of no name that is many times the pay of a month is not taken by the month', () => {
  const { first } = put({ ask: 'They paid me 600k a month, plus 9m. My tax?', after: [], own: false })
  expect(first.text).not.toContain('₦115,200,000')
  expect(first.kind).toBe('asked')
})

const work = [
  'I ministered 28 times this year, average honorarium 150k.',
  'I performed 28 times this year, 150k each.',
  'I spoke at 28 conferences this year, 150k average.',
  'DJ: 28 gigs this year, average of 150k per gig.',
]
const costs = ['I paid my band and backup 1.1m out of it.', 'I spent 1.1m on transport and helpers.']

test.each(work.flatMap((done) => costs.map((cost) => `${done} ${cost} What is the tax?`)))(
  'so many times, each at so much, less what it cost: %s',
  (ask) => {
    // 4,200,000 less 1,100,000.
    expect(told(ask)).toContain('₦348,000')
  },
)

test.each([
  'Location sound man: 7 productions at 350k each, hired mics for 420k total from my own pocket. Tax?',
  'Camera man: 7 shoots at 350k each, hired lenses for 420k in total. What is the tax for the year?',
])('what is hired for the work is a cost of it: %s', (ask) => {
  expect(told(ask)).toContain('₦184,500')
})

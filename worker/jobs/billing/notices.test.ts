import { expect, it } from 'vitest'
import { untold } from './notices.ts'

const back = (cents: number) => (cents === 0 ? null : { cents })

it.each([
  ['nothing went back', [0, 0], [0, 0], [0, 0]],
  ['a part was refunded', [300, 0], [0, 0], [300, 0]],
  ['it was told', [300, 0], [300, 0], [0, 0]],
  ['another part', [500, 0], [300, 0], [200, 0]],
  ['the rest', [1_000, 0], [500, 0], [500, 0]],
  ['lost', [0, 1_000], [0, 0], [0, 1_000]],
  ['a part refunded, then all of it lost', [300, 1_000], [300, 0], [0, 700]],
  ['both at once', [300, 1_000], [0, 0], [300, 700]],
  ['lost, and refunded all the same', [1_000, 1_000], [0, 1_000], [0, 0]],
  ['a dispute for more than was paid', [0, 2_000], [0, 0], [0, 1_000]],
  ['a refund that failed after it was told', [0, 0], [300, 0], [0, 0]],
  ['told as given back by a release that knew no loss', [0, 1_000], [1_000, 0], [0, 0]],
] as const)('%s: what is told', (_, [refunded, lost], [returnedCents, lostCents], expected) => {
  const payment = { amountCents: 1_000, refunded: back(refunded), bounced: null, lost: back(lost) }
  const told = untold(payment, { returnedCents, lostCents, bouncedCents: 0 })
  expect([told.returnedCents, told.lostCents]).toEqual(expected)
})

// Refunded and taken, refunded and sent back by the bank; told as given back, told as sent back; what is told now.
it.each([
  ['the bank sends back what was told', [0, 300], [300, 0], [0, 300]],
  ['it was told', [0, 300], [300, 300], [0, 0]],
  ['it is sent again', [300, 300], [300, 300], [300, 0]],
  ['sent again, and told', [300, 300], [600, 300], [0, 0]],
  ['sent back twice', [0, 600], [600, 300], [0, 300]],
  ['both before anything was told', [0, 1_000], [0, 0], [1_000, 1_000]],
  ['all of it sent again', [1_000, 1_000], [1_000, 1_000], [1_000, 0]],
  ['another part while one came back', [400, 300], [300, 0], [400, 300]],
] as const)('%s', (_, [taken, bounced], [returnedCents, bouncedCents], expected) => {
  const payment = { amountCents: 1_000, refunded: back(taken), bounced: back(bounced), lost: null }
  const told = untold(payment, { returnedCents, bouncedCents, lostCents: 0 })
  expect([told.returnedCents, told.bouncedCents]).toEqual(expected)
})

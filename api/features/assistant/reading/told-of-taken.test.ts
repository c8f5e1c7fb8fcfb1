import { expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'

test.each([
  [
    'I lost my job end of May. They were paying 350k and removing 45,500 tax every month from January to May. How much should come back to me as refund?',
    'Too much was taken: ₦85,000',
  ],
  [
    'Day job pays me 300k per month and they deduct PAYE of 36,500. Evening job pays 200k and deducts 20,000. How much will I still owe?',
    '₦192,000 is still due',
  ],
  [
    'My salary is 70k. From January to June they dey remove 500 every month say na tax. How much dem suppose give me back?',
    'Too much was taken: ₦3,000 ',
  ],
])('%s', (ask, answer) => {
  const { first, confirmed } = put({ ask, after: [], own: false })
  expect((confirmed ?? first).text).toContain(answer)
})

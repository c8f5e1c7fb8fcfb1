import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { accountOfReference, paymentReference } from './payment-reference.ts'

const key = 'a key of thirty-two letters or so for tests'
const id = uuidv7()

test('a reference names its account, in signs that Stripe takes', () => {
  const reference = paymentReference(key, id)
  expect(reference).toMatch(/^[\w-]{43}$/)
  expect(accountOfReference(['some other key', key], reference)).toBe(id)
})

test('nothing else names an account', () => {
  const reference = paymentReference(key, id)
  const other = Buffer.from(reference, 'base64url')
  other[3] = (other[3] ?? 0) ^ 1
  const forged = [
    other.toString('base64url'),
    reference.slice(1),
    `${reference}AA`,
    id,
    '',
    'not a reference',
  ]
  for (const wrong of forged)
    expect(accountOfReference(['some other key', key], wrong), wrong).toBeUndefined()
  expect(accountOfReference(['another key'], reference)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { readPhone, storedPhoneOf } from '../../contract/http/phone.ts'
import { useTestDatabase } from '../testing/database.ts'
import { verifiedAccount } from '../testing/factories.ts'
import { up } from './0019-phone-numbers.ts'

const test = useTestDatabase()

it('gives every number its country once, as the reader reads it, and leaves the others alone', async () => {
  const numbers = [
    ['+2342348035550142', '+2348035550142'],
    ['+44447700900123', '+447700900123'],
    ['+112025550142', '+12025550142'],
    ['+2348035550142', '+2348035550142'],
    ['+2342341234567', '+2342341234567'],
    ['+12025550142', '+12025550142'],
    [null, null],
  ] as const
  const ids = await Promise.all(
    numbers.map(async ([phoneNumber]) => (await verifiedAccount(test, { phoneNumber })).id),
  )
  await up(test.connection)
  const { rows } = await test.connection.raw<{ rows: { id: string; phone_number: string | null }[] }>(
    'select id, phone_number from accounts',
  )
  const stored = ids.map((id) => rows.find((row) => row.id === id)?.phone_number)
  expect(stored).toEqual(numbers.map(([, mended]) => mended))
  const read = numbers.map(([before]) => (before === null ? undefined : readPhone(before)))
  expect(stored).toEqual(read.map((phone) => (phone === undefined ? null : storedPhoneOf(phone))))
})

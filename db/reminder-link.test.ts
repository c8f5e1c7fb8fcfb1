import * as fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { reminderKinds } from '../contract/jobs/reminders.ts'
import { changeByLink } from '../contract/http/reminders.ts'
import { readReminderToken, reminderToken } from './reminder-link.ts'

const KEY = 'a key of thirty-two letters or so for tests'
const takes = (token: string) => changeByLink.body.safeParse({ token, change: 'end' }).success

test.each(reminderKinds)(
  'a link of %s is made again from its row, is read back, and the contract takes it',
  (kind) => {
    const reminder = { id: uuidv7(), kind }
    const token = reminderToken(KEY, reminder)
    expect(reminderToken(KEY, reminder)).toBe(token)
    expect(readReminderToken(KEY, token)).toEqual(reminder)
    expect(takes(token)).toBe(true)
    expect(readReminderToken('another key', token)).toBeUndefined()
  },
)

test('a token of another kind, with another letter, cut or prolonged, is none', () => {
  const token = reminderToken(KEY, { id: uuidv7(), kind: 'return' })
  expect(readReminderToken(KEY, token.replace('return', 'law'))).toBeUndefined()
  fc.assert(
    fc.property(
      fc.nat(token.length - 1),
      fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '_', '-', '.'),
      (at, letter) => {
        const other = token.slice(0, at) + letter + token.slice(at + 1)
        fc.pre(other !== token)
        expect(readReminderToken(KEY, other)).toBeUndefined()
      },
    ),
  )
  expect(readReminderToken(KEY, token.slice(0, -1))).toBeUndefined()
  expect(readReminderToken(KEY, `${token}AAAA`)).toBeUndefined()
})

test('any text is read without a fault', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', 'law.', 'return.'), (text, kind) => {
      expect(readReminderToken(KEY, kind + text)).toBeUndefined()
    }),
  )
})

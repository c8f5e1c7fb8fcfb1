import { expect, test } from 'vitest'
import { isSender } from './sender.ts'

test.each([
  'tax@mail.ng',
  '<tax@mail.ng>',
  'NaijaTax <no-reply@naijatax.example>',
  'Ọ̀ṣun Tax Ltd. <no-reply@mail.ng>',
  '"Tax, Lagos" <tax@mail.ng>',
  ' Tax <tax@mail.ng> ',
])('%s may send mails', (text) => {
  expect(isSender(text)).toBe(true)
})

test.each([
  'tax',
  'tax@',
  '@mail.ng',
  'NaijaTax',
  'NaijaTax <tax>',
  'NaijaTax tax@mail.ng',
  'NaijaTax <tax@mail.ng',
  'Tax, Lagos <tax@mail.ng>',
  'a@mail.ng, b@mail.ng',
  'Tax\r\nBcc: <tax@mail.ng>',
  'Tax <tax@mail.ng> more',
])('%s may not: the mails would go out without a sender, or with another', (text) => {
  expect(isSender(text)).toBe(false)
})

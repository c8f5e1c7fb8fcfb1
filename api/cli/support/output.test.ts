import { expect, test } from 'vitest'
import { maskAddress, printable } from './output.ts'

test.each([
  ['adaeze.okafor@example.ng', 'a…r@example.ng'],
  ['ada@example.ng', 'a…@example.ng'],
  ['a@example.ng', 'a…@example.ng'],
  ['"a@b"@example.ng', '"…"@example.ng'],
  ['@example.ng', '…'],
  ['', '…'],
])('%s is masked as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})

test('what moves, hides or turns words on a terminal is shown instead of done', () => {
  expect(printable('a\u001b[2J\r\n\u202eb\u200b')).toBe('a\\u{1b}[2J\\u{d}\\u{a}\\u{202e}b\\u{200b}')
  expect(printable('Adaézé <b>')).toBe('Adaézé <b>')
})

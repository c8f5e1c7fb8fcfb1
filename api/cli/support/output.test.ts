import { array, assert, oneof, property, string, tuple, uuid } from 'fast-check'
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { maskAddress, printable, rendered, table } from './output.ts'

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

test('rows whose ids would be broken stand below one another, each value beside its title', () => {
  const id = '01a1fcfb-9921-7458-be47-0f94a112240b'
  const rows = [
    ['send-email', id, id],
    ['render-report', '-', id],
  ]
  expect(rendered(table(['Job', 'Account', 'Id'], rows), 80)).toBe(
    [
      'Job      send-email',
      `Account  ${id}`,
      `Id       ${id}`,
      '',
      'Job      render-report',
      'Account  -',
      `Id       ${id}`,
    ].join('\n'),
  )
  expect(rendered(table(['Job', 'Account', 'Id'], rows), Number.POSITIVE_INFINITY).split('\n')).toHaveLength(
    3,
  )
})

test('whatever stands in them, no line of a table is wider than the terminal, and every id is whole', () => {
  const cell = oneof(string({ maxLength: 100 }), uuid())
  assert(
    property(array(tuple(uuid(), cell, cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const text = rendered(table(['Id', 'One', 'Other', 'Third'], rows), 80)
      for (const line of text.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(80)
      for (const [id] of rows) expect(text).toContain(id)
    }),
    { numRuns: 200 },
  )
})

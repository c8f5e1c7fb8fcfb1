import { array, assert, constantFrom, integer, oneof, property, string, tuple, uuid } from 'fast-check'
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { columns, NARROW, shellLines, standsInColumns, wrap } from './layout.ts'
import { printable } from './output.ts'

const cell = oneof(
  string({ unit: 'grapheme', maxLength: 120 }),
  uuid(),
  array(constantFrom('taken', 'by', 'the', 'mail-server', 'adaeze@example.ng', 'Ọláyínká', '税金', '👩🏾‍⚖️'), {
    maxLength: 30,
  }).map((words) => words.join(' ')),
).map(printable)
const tables = integer({ min: 1, max: 8 }).chain((count) =>
  array(tuple(...Array.from({ length: count }, () => cell)), { minLength: 1, maxLength: 6 }),
)
const inked = (text: string): string[] => text.match(/\S/gu)?.toSorted() ?? []

test('no table is wider than the terminal, and no character of it is lost', () => {
  assert(
    property(tables, (rows) => {
      const text = columns(rows, NARROW)
      for (const line of text.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(NARROW)
      expect(inked(text)).toEqual(inked(rows.flat().join('')))
    }),
    { numRuns: 300 },
  )
})

test('with all the room there is, every row is one line', () => {
  assert(
    property(tables, (rows) => {
      expect(columns(rows, Number.POSITIVE_INFINITY).split('\n')).toHaveLength(rows.length)
    }),
    { numRuns: 50 },
  )
})

test('a sentence is wrapped at its spaces; what is longer than a line stays whole', () => {
  const path = `/${'a'.repeat(100)}`
  assert(
    property(array(string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 90 })), (words) => {
      const sentence = words.map((word) => word.replaceAll(' ', '_')).join(' ')
      const lines = wrap(sentence, NARROW)
      expect(lines.join(' ')).toBe(sentence)
      expect(lines.filter((line) => stringWidth(line) > NARROW && line.includes(' '))).toEqual([])
    }),
    { numRuns: 100 },
  )
  expect(wrap(`It is in ${path} now.`, 20)).toEqual(['It is in', path, 'now.'])
})

test('a table whose words would stand in a narrow string does not stand in columns', () => {
  const id = '01a1fcfb-9921-7458-be47-0f94a112240b'
  const failed = (why: string) => [['send-email', '2026-11-21 08:21 Lagos', '1', id, why]]
  expect(standsInColumns(failed('The mail server refused this mail for good (550 at RCPT TO)'), NARROW)).toBe(
    false,
  )
  expect(standsInColumns(failed('-'), NARROW)).toBe(true)
  const told =
    'The first of it is taxed at 0%, by the section of the Act that is named behind each of its lines.'
  expect(standsInColumns([['First ₦800,000 at 0%', '₦0', told]], NARROW)).toBe(true)
})

test('columns are as wide as their longest cell', () => {
  const rows = [
    ['A', 'Long'],
    ['xyz', '1'],
    ['x', '2'],
  ]
  expect(columns(rows, NARROW)).toBe('A    Long\nxyz  1\nx    2')
})

test('spaces are used before punctuation, and ids are broken last', () => {
  const id = '01a1fcfb-9921-7458-be47-0f94a112240b'
  const rows = [
    ['Mail', 'Asked for', 'How far it came', 'Taken', 'Job'],
    ['verify-email', '2026-11-21 08:21 Lagos', 'taken by the mail server', '2026-11-21 08:21 Lagos', id],
  ]
  expect(columns(rows, NARROW).split('\n').length).toBeGreaterThan(2)
  expect(
    columns(
      rows.map(([mail = '', asked = '', far = '', , job = '']) => [mail, asked, far, job]),
      NARROW,
    ),
  ).toContain(id)
})

test('a long command line is broken before its options, so that it can be pasted', () => {
  const line =
    'npm run -s support -- user erase adaeze@example.ng --yes adaeze@example.ng --reason "ticket 4716: asked by letter"'
  expect(shellLines(line, 80)).toBe(
    'npm run -s support -- user erase adaeze@example.ng --yes adaeze@example.ng \\\n    --reason "ticket 4716: asked by letter"',
  )
  expect(shellLines('a --b', 80)).toBe('a --b')
})

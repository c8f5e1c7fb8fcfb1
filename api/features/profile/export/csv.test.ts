import { expect, test } from 'vitest'
import { asCsv } from './csv.ts'

const valueOf = (value: unknown) =>
  asCsv({ list: [{ field: value }] })
    .split('\r\n')[1]
    ?.split(',')
    .slice(3)
    .join()

test('each value is a line, with its list, record and field', () => {
  expect(
    asCsv({
      drafts: [
        { id: 'a', answers: { salary: 5, none: null } },
        { id: 'b', answers: {} },
      ],
    }),
  ).toBe(
    [
      '\uFEFF"list","record","field","value"',
      '"drafts","1","id","a"',
      '"drafts","1","answers.salary","5"',
      '"drafts","1","answers.none",""',
      '"drafts","2","id","b"',
      '"drafts","2","answers",""',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"`],
  ['+234803', `"'+234803"`],
  ['-1', `"'-1"`],
  [-1, '"-1"'],
  ['@x', `"'@x"`],
  ['a "quote", a comma', '"a ""quote"", a comma"'],
  ['<b>', '"<b>"'],
  [true, '"true"'],
])('%j is text, never a formula', (value, written) => {
  expect(valueOf(value)).toBe(written)
})

test('what a list holds is told by its place', () => {
  expect(asCsv({ list: [{ rows: [{ band: 'First' }] }] })).toContain('"rows.0.band","First"')
})

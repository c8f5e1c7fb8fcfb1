import * as fc from 'fast-check'

/** Stands for a JSON text that no JavaScript value gives, in a text that `toJson` takes apart again. */
const asWritten = (json: string): string => `\u0001raw:${json}\u0001`

/** JSON as a hostile client writes it: numbers and keys come out as they are. */
export function toJson(value: unknown): string | undefined {
  const json = JSON.stringify(value) as string | undefined
  return json?.replaceAll(
    /"\\u0001raw:(.*?)\\u0001"/g,
    (_, text: string) => JSON.parse(`"${text}"`) as string,
  )
}

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

/** Texts that have broken programs before. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'NaN',
    'Infinity',
    '-0',
    '1e309',
    '0x10',
    '9'.repeat(400),
    `1.${'0'.repeat(300)}1`,
    '١٢٣',
    'null',
    'undefined',
    'true',
    '__proto__',
    'constructor',
    'toString',
    '\u202E\u2066desrever\u2069',
    '\u200B\u200D\uFEFF',
    'e\u0301'.repeat(90),
    'a'.repeat(10_000),
    '😀'.repeat(100),
    "'; drop table drafts --",
    '<script>alert(1)</script>',
    '{{7*7}}${7*7}',
    '=cmd|"/c calc"!A1',
    'a\r\nBcc: everybody@example.test',
    '../../../etc/passwd',
    '%00',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31T23:59:60Z',
    '+275760-09-13T00:00:00.001Z',
  ),
  // What no database column or UTF-8 text can hold, more often than its turn.
  fc.constantFrom('a\0b', '\uD800', 'a\uDFFF\uD800b'),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

/** Values where something else belongs. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    [],
    {},
    [[]],
    [null],
    { $gt: 1 },
    { toString: 1, constructor: { prototype: {} } },
    Array.from({ length: 1_000 }, () => 1),
    asWritten('1e309'),
    asWritten('-1e309'),
    asWritten('-0'),
    asWritten('9'.repeat(400)),
    asWritten('0.'.padEnd(400, '3')),
    asWritten('{"__proto__":{"isAdmin":true}}'),
    asWritten(deep(50)),
    asWritten(deep(5_000)),
  ),
  fc.double(),
  fc.array(hostileText, { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Keys that no endpoint knows, or that JavaScript knows too well. */
export const hostileKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    '',
    'a\0b',
    'accountId[]',
    '$where',
  ),
  fc.string({ maxLength: 20 }),
)

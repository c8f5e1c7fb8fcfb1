import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTinLong, readTin } from './tin.ts'

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''))
const blanks = fc.constantFrom('', ' ', '  ', '\t', '\u00a0', '\u2009')
const hyphen = fc.constantFrom('', '-', '‐', '‑', '–', '—', '−')

/** Blanks between any two characters of a text. */
const spread = (text: string) =>
  fc
    .array(blanks, { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((gaps) =>
      text.split('').reduce((all, letter, index) => all + letter + (gaps[index + 1] ?? ''), gaps[0] ?? ''),
    )

describe('readTin', () => {
  it('reads every way of writing a Tax ID as the same', () => {
    const ways = fc
      .tuple(digits(8), digits(4), hyphen)
      .chain(([first, last, between]) =>
        fc.tuple(fc.constant(`${first}-${last}`), spread(`${first}${between}${last}`)),
      )
    fc.assert(
      fc.property(ways, ([stored, typed]) => {
        expect(readTin(typed)).toBe(stored)
      }),
    )
  })

  it('reads what it has read as itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits(12)), (text) => {
        const read = readTin(text)
        expect(read ?? '00000000-0000').toMatch(/^\d{8}-\d{4}$/)
        expect(readTin(read)).toBe(read)
      }),
    )
  })

  it('reads no other number of digits', () => {
    const other = fc.integer({ min: 0, max: 20 }).filter((count) => count !== 12)
    fc.assert(
      fc.property(other.chain(digits), (text) => {
        expect(readTin(text)).toBeNull()
      }),
    )
  })

  it.each(['', ' ', '1234567-00011', '12345678--0001', '12345678/0001', 'ABCDEFGH-0001', '1234567O0001'])(
    'refuses %j',
    (text) => expect(readTin(text)).toBeNull(),
  )

  it('refuses whatever is no text', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((any) => typeof any !== 'string'),
        (any) => {
          expect(readTin(any)).toBeNull()
        },
      ),
    )
    expect(readTin(123456780001)).toBeNull()
  })
})

describe('isTinLong', () => {
  it.each([
    ['1234567', false],
    ['12345678-', false],
    ['12345678-000', false],
    ['12345678-0001', true],
    ['1234 5678 0001', true],
    ['1234567890123', true],
    ['ABCDEFGH-0001', true],
  ])('%j: %s', (text, long) => expect(isTinLong(text)).toBe(long))
})

it('reads no more than two hundred signs', () => {
  expect(readTin('123456780001'.padStart(200))).toBe('12345678-0001')
  expect(readTin('123456780001'.padStart(201))).toBeNull()
})

import { expect, test } from 'vitest'
import { wrap } from './lines.ts'

/** Letters are one unit wide, combining marks zero. */
const widthOf = (text: string) => text.replace(/\p{M}/gu, '').length

test.each([
  ['fits', 10, ['fits']],
  ['two words', 5, ['two', 'words']],
  ['a bc d', 4, ['a bc', 'd']],
  ['overlong', 3, ['ove', 'rlo', 'ng']],
  ['an overlong one', 4, ['an', 'over', 'long', 'one']],
  ['', 4, ['']],
])('"%s" in %i', (text, width, lines) => {
  expect(wrap(text, width, widthOf)).toEqual(lines)
})

test('a letter keeps its marks', () => {
  expect(wrap('ọ̀ọ̀ọ̀'.normalize('NFD'), 2, widthOf).map((line) => line.normalize('NFC'))).toEqual(['ọ̀ọ̀', 'ọ̀'])
})
